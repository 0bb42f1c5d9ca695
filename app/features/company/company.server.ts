import type { Database, Queryable } from "#db/connection.server";
import { cachedUntilContentChange } from "#db/counters";
import { isSet } from "#db/flag";
import { sampleCompany } from "#db/seeds/company";
import { inLanguage, languagesFor } from "~/locales/in-language";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import { formatPhone } from "~/server/phone.server";
import type { CompanyInfo, CompanyTextName } from "./company";

const COMPANY_ID = "1";

/**
 * The company's details in a language. Cached until they change, because every page shows them several times.
 *
 * @throws Error if the company's row is missing (migrations and the seed insert it)
 */
export function companyInfo(context: Context, language: Language): Promise<CompanyInfo> {
  const memoised = context.memo.get(`company:${language}`) as Promise<CompanyInfo> | undefined;
  if (memoised) return memoised;
  const info = cachedUntilContentChange(context.db, `company ${language}`, () =>
    findCompany(context.db, language),
  );
  context.memo.set(`company:${language}`, info);
  return info;
}

/**
 * True if the site is open to families, that is if the owner has entered phone number and email.
 *
 * @throws database errors, or if the row is missing
 */
export function isSiteOpen(db: Database): Promise<boolean> {
  return cachedUntilContentChange(db, "open", async () => {
    const { phone, email } = await db
      .selectFrom("company")
      .select(["phone", "email"])
      .where("id", "=", COMPANY_ID)
      .executeTakeFirstOrThrow();
    return phone !== "" && email !== "";
  });
}

/** Tells which details the owner has entered. Sample details and the initial name of a new site do not count. */
export async function enteredDetails(db: Queryable) {
  const { name, phone, email, version, ...row } = await db
    .selectFrom("company")
    .select(["name", "phone", "email", "sample", "version"])
    .where("id", "=", COMPANY_ID)
    .executeTakeFirstOrThrow();
  const sample = isSet(row.sample);
  return {
    sample,
    hasName: !sample && name !== "" && version > 1,
    hasContacts: !sample && phone !== "" && email !== "",
  };
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
  const licences = companyTextIn(rows, "licences", language);
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
    phoneText: formatCompanyPhone(row.phone),
    whatsappUrl: row.whatsapp ? `https://wa.me/${row.whatsapp.replace(/\D/g, "")}` : null,
    email: row.email,
    address: companyTextIn(withoutSampleAddress(rows), "address", language)?.text ?? "",
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

/** The company's name. Until the owner enters a name, it is the brand in the reader's language. */
export function nameIn(name: string, language: Language): string {
  return name === texts(defaultLanguage).home.brand ? texts(language).home.brand : name;
}

/** Removes the sample address in all languages if the owner has replaced the English one. */
function withoutSampleAddress<Row extends { language: Language | null; address: string | null }>(
  rows: readonly Row[],
): readonly Row[] {
  const { address: sampleAddress } = sampleCompany;
  const isSampleAddress = ({ language, address }: Row) =>
    language !== null && address === sampleAddress[language];
  const english = rows.find(({ language }) => language === defaultLanguage);
  return english && isSampleAddress(english) ? rows : rows.filter((row) => !isSampleAddress(row));
}

/** Formats the phone number. Cached, because parsing a number is slow and every page shows the same number. */
function formatCompanyPhone(e164: string): string {
  if (lastPhone.e164 !== e164) lastPhone = { e164, formatted: formatPhone(e164) };
  return lastPhone.formatted;
}

let lastPhone = { e164: "", formatted: "" };

/** The introduction of the about page; null until the owner has written it. */
export async function companyIntroduction(
  db: Queryable,
  language: Language,
): Promise<{ text: string; language: Language } | null> {
  const rows = await db
    .selectFrom("company_texts")
    .select(["language", "opening"])
    .where("record_id", "=", COMPANY_ID)
    .where("language", "in", languagesFor(language))
    .execute();
  return companyTextIn(rows, "opening", language);
}

/** A text in the given language, else in English. Each text is chosen separately. */
function companyTextIn<Name extends CompanyTextName>(
  rows: readonly ({ language: Language | null } & Partial<Record<Name, string | null>>)[],
  field: Name,
  language: Language,
): { text: string; language: Language } | null {
  const translations = rows.flatMap((row) => {
    const text = row[field];
    return row.language && text ? [{ language: row.language, text }] : [];
  });
  return inLanguage(translations, language) ?? null;
}
