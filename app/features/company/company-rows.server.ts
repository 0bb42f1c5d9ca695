import type { Selectable } from "kysely";
import type { Queryable } from "#db/connection.server";
import { flag, isSet } from "#db/flag";
import type { Schema } from "#db/schema";
import { defaultLanguage, type Language } from "~/locales/languages";
import { type CompanyFacts, type CompanyWords, companyWords } from "./company";

/** The company's one row. */
const COMPANY_ID = 1;

/** The company as it is kept: what is in no language, and its words in each that has some. */
export async function companyRows(db: Queryable) {
  const { sample, version, updated_at, ...row } = await db
    .selectFrom("company")
    .selectAll()
    .where("id", "=", COMPANY_ID)
    .executeTakeFirstOrThrow();
  const texts = await db
    .selectFrom("company_texts")
    .selectAll()
    .where("company_id", "=", COMPANY_ID)
    .execute();
  const { name, phone, whatsapp, email, facebook, youtube, instagram } = row;
  const facts: CompanyFacts = {
    ...{ name, phone, whatsapp, email },
    legalName: row.legal_name ?? "",
    map: row.map_url ?? "",
    facebook: facebook ?? "",
    youtube: youtube ?? "",
    instagram: instagram ?? "",
  };
  return { facts, sample: isSet(sample), version, updatedAt: updated_at, texts };
}

/** The words of a language, and what they were held against. */
interface WrittenText {
  language: Language;
  words: CompanyWords;
  englishVersion: number;
  /** ISO 8601 UTC. */
  at: string;
}

/** @returns whether there were none in the language */
export async function insertCompanyText(trx: Queryable, text: WrittenText): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("company_texts")
    .values({ ...columnsOf(text), company_id: COMPANY_ID, language: text.language })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Writes a language's words. Where the English is written and says in words what it said before (a
 * number alone is another), translations are no older than they were.
 *
 * @returns whether they were still those of the version that was seen
 */
export async function updateCompanyText(
  trx: Queryable,
  text: WrittenText,
  seenVersion: number,
): Promise<boolean> {
  const own = (db: Queryable) =>
    db
      .selectFrom("company_texts")
      .selectAll()
      .where("company_id", "=", COMPANY_ID)
      .where("language", "=", text.language)
      .executeTakeFirst();
  const before = await own(trx);
  const { numUpdatedRows } = await trx
    .updateTable("company_texts")
    .set({ ...columnsOf(text), version: seenVersion + 1 })
    .where("company_id", "=", COMPANY_ID)
    .where("language", "=", text.language)
    .where("version", "=", seenVersion)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return false;
  if (text.language === defaultLanguage && before && isSame(before, text.words)) {
    await trx
      .updateTable("company_texts")
      .set({ english_version: seenVersion + 1 })
      .where("company_id", "=", COMPANY_ID)
      .where("language", "!=", defaultLanguage)
      .where("english_version", "=", seenVersion)
      .execute();
  }
  return true;
}

/** Says that a language's words were held against this English, and are right. */
export async function holdCompanyText(
  trx: Queryable,
  { language, englishVersion }: Pick<WrittenText, "language" | "englishVersion">,
): Promise<void> {
  await trx
    .updateTable("company_texts")
    .set({ english_version: englishVersion })
    .where("company_id", "=", COMPANY_ID)
    .where("language", "=", language)
    .execute();
}

/** Counts a change, and writes what is in no language where that was given. */
export async function touchCompany(
  trx: Queryable,
  written: { facts: CompanyFacts; sample: boolean } | null,
  at: string,
): Promise<void> {
  const { facts, sample } = written ?? {};
  await trx
    .updateTable("company")
    .set((eb) => ({
      version: eb("version", "+", 1),
      updated_at: at,
      ...(facts ? factColumns(facts) : {}),
      ...(sample === undefined ? {} : { sample: flag(sample) }),
    }))
    .where("id", "=", COMPANY_ID)
    .execute();
}

function factColumns({ legalName, map, facebook, youtube, instagram, ...facts }: CompanyFacts) {
  return {
    ...facts,
    legal_name: legalName || null,
    map_url: map || null,
    facebook: facebook || null,
    youtube: youtube || null,
    instagram: instagram || null,
  };
}

function columnsOf({ words, englishVersion, at }: WrittenText) {
  return { ...words, english_version: englishVersion, updated_at: at };
}

function isSame(row: Selectable<Schema["company_texts"]>, words: CompanyWords): boolean {
  return companyWords.every((word) => row[word] === words[word]);
}
