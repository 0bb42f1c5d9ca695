import type { Database, Queryable } from "#db/connection.server";
import { sampleCompany } from "#db/seeds/company";
import type { Editor } from "~/features/audit/content-audit.server";
import {
  type CompanyFacts,
  type CompanyWords,
  companyFacts,
  companyWords,
} from "~/features/company/company";
import {
  companyRows,
  holdCompanyText,
  insertCompanyText,
  touchCompany,
  updateCompanyText,
} from "~/features/company/company-rows.server";
import {
  type WordsStore,
  type WrittenWords,
  writeWords,
} from "~/features/worded-content/write-words.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { COMPANY_RECORD, type CompanyRecord, fieldsIn } from "./company-info";

/** The company as it is edited; null under any id but its own. */
export async function findCompanyRecord(
  db: Queryable,
  id: string = COMPANY_RECORD,
): Promise<CompanyRecord | null> {
  if (id !== COMPANY_RECORD) return null;
  const { facts, sample, version, updatedAt, texts } = await companyRows(db);
  return {
    id,
    // nothing is published apart, and nothing but what the form asks for must be there
    status: "draft",
    ...{ sample, version, updatedAt },
    texts: Object.fromEntries(
      texts.map(({ language, address, licences, opening, ...text }) => [
        language,
        {
          language,
          words: {
            ...(language === defaultLanguage ? facts : {}),
            ...{ address, licences, opening },
          },
          version: text.version,
          englishVersion: text.english_version,
          updatedAt: text.updated_at,
        },
      ]),
    ),
  };
}

/** Writes what is said of the company on the page of a language; on the English one the rest too. */
export function writeCompany(
  db: Database,
  by: Editor,
  written: Omit<WrittenWords<string>, "recordId">,
  now: Date,
) {
  const change = { ...written, recordId: COMPANY_RECORD };
  return writeWords(db, by, storeFor(written.language), change, now);
}

function storeFor(language: Language): WordsStore<string, CompanyRecord> {
  return {
    kind: "company-info",
    fields: fieldsIn(language),
    find: findCompanyRecord,
    insert: (trx, text) => insertCompanyText(trx, { ...text, words: wordsIn(text.words) }),
    update: (trx, text, seenVersion) =>
      updateCompanyText(trx, { ...text, words: wordsIn(text.words) }, seenVersion),
    hold: holdCompanyText,
    touch: (trx, _found, english, at) => {
      const facts = english && factsIn(english);
      const written = facts && { facts, sample: isSample(facts, english) };
      return touchCompany(trx, written, at);
    },
  };
}

/** Whether the owner has left something of what was made up. */
function isSample(facts: CompanyFacts, { address }: Record<string, string>): boolean {
  const { phone, whatsapp, email } = sampleCompany;
  return (
    [phone, ""].includes(facts.phone) ||
    [email, ""].includes(facts.email) ||
    facts.whatsapp === whatsapp ||
    address === sampleCompany.address.en
  );
}

function factsIn(words: Record<string, string>): CompanyFacts {
  return pick(companyFacts, words);
}

function wordsIn(words: Record<string, string>): CompanyWords {
  return pick(companyWords, words);
}

function pick<Field extends string>(fields: readonly Field[], words: Record<string, string>) {
  const entries = fields.map((field) => [field, words[field] ?? ""]);
  return Object.fromEntries(entries) as Record<Field, string>;
}
