import type { Database, Queryable } from "#db/connection.server";
import { derived } from "#db/counters";
import { isSet } from "#db/flag";
import { sampleCompany } from "#db/seeds/company";
import { inLanguage, languagesFor } from "~/locales/in-language";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import { writtenPhone } from "~/server/phone.server";
import type { CompanyInfo, CompanyWord } from "./company";

const COMPANY_ID = "1";

/**
 * The company's one row in a language, as of the last change; each page shows it, many several times.
 *
 * @throws Error where the row is missing (migrations and the seed lay it)
 */
export function companyInfo(context: Context, language: Language): Promise<CompanyInfo> {
  const known = context.memo.get(`company:${language}`) as Promise<CompanyInfo> | undefined;
  if (known) return known;
  const found = derived(context.db, `company ${language}`, () => findCompany(context.db, language));
  context.memo.set(`company:${language}`, found);
  return found;
}

/**
 * Tells if the site is open to families: both a phone number and an email are entered.
 *
 * @throws what the database throws, also where the company's row is missing
 */
export function isOpen(db: Database): Promise<boolean> {
  return derived(db, "open", async () => {
    const { phone, email } = await db
      .selectFrom("company")
      .select(["phone", "email"])
      .where("id", "=", COMPANY_ID)
      .executeTakeFirstOrThrow();
    return phone !== "" && email !== "";
  });
}

export async function findCompany(db: Queryable, language: Language): Promise<CompanyInfo> {
  const rows = await db
    .selectFrom("company")
    .leftJoin("company_texts", (join) =>
      join
        .onRef("company_texts.record_id", "=", "company.id")
        .on("company_texts.language", "in", languagesFor(language)),
    )
    .selectAll("company")
    .select(["company_texts.language", "company_texts.address", "company_texts.licences"])
    .where("company.id", "=", COMPANY_ID)
    .execute();
  const [row] = rows;
  if (!row) throw new Error("The company's row is missing");
  const licences = wordIn(rows, "licences", language);
  const social = [
    { name: "Facebook", url: row.facebook },
    { name: "YouTube", url: row.youtube },
    { name: "Instagram", url: row.instagram },
  ];
  const name = nameIn(row.name, language);
  return {
    name,
    legalName: row.legal_name === name ? "" : row.legal_name,
    phone: row.phone,
    phoneText: ownPhone(row.phone),
    whatsappUrl: row.whatsapp ? `https://wa.me/${row.whatsapp.replace(/\D/g, "")}` : null,
    email: row.email,
    address: wordIn(withoutMadeUpAddress(rows), "address", language)?.text ?? "",
    mapUrl: row.map || null,
    licences: licences && { lines: linesIn(licences.text), language: licences.language },
    social: social.flatMap(({ name, url }) => (url ? [{ name, url }] : [])),
    sample: isSet(row.sample),
  };
}

function linesIn(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trim());
  return [...new Set(lines)].filter(Boolean);
}

/** The company's name for a reader; our own brand stands in for it until the owner enters one. */
export function nameIn(name: string, language: Language): string {
  return name === texts(defaultLanguage).home.brand ? texts(language).home.brand : name;
}

/** The address that we made up goes in all languages with the English one. */
function withoutMadeUpAddress<Row extends { language: Language | null; address: string | null }>(
  rows: readonly Row[],
): readonly Row[] {
  const { address: made } = sampleCompany;
  const isMadeUp = ({ language, address }: Row) => language !== null && address === made[language];
  const english = rows.find(({ language }) => language === defaultLanguage);
  return english && isMadeUp(english) ? rows : rows.filter((row) => !isMadeUp(row));
}

/** On every page, and hardly ever another: the numbering plans are asked once for it. */
function ownPhone(e164: string): string {
  if (lastPhone.e164 !== e164) lastPhone = { e164, written: writtenPhone(e164) };
  return lastPhone.written;
}

let lastPhone = { e164: "", written: "" };

/** How the page about the company begins; null until the owner has written it. */
export async function openingWords(
  db: Queryable,
  language: Language,
): Promise<{ text: string; language: Language } | null> {
  const rows = await db
    .selectFrom("company_texts")
    .select(["language", "opening"])
    .where("record_id", "=", COMPANY_ID)
    .where("language", "in", languagesFor(language))
    .execute();
  return wordIn(rows, "opening", language);
}

/** Each of its words stands alone: one that the reader's language lacks is the English one. */
function wordIn<Word extends CompanyWord>(
  rows: readonly ({ language: Language | null } & Partial<Record<Word, string | null>>)[],
  word: Word,
  language: Language,
): { text: string; language: Language } | null {
  const written = rows.flatMap((row) => {
    const text = row[word];
    return row.language && text ? [{ language: row.language, text }] : [];
  });
  return inLanguage(written, language) ?? null;
}
