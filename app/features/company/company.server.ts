import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import { writtenPhone } from "~/features/phone/phone.server";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import type { CompanyInfo } from "./company";

/**
 * The company's one row in a language; asked for once a request.
 *
 * @throws Error where the row is missing (migrations and the seed lay it)
 */
export function companyInfo(context: Context, language: Language): Promise<CompanyInfo> {
  const known = context.memo.get(`company:${language}`) as Promise<CompanyInfo> | undefined;
  if (known) return known;
  const found = findCompany(context.db, language);
  context.memo.set(`company:${language}`, found);
  return found;
}

export async function findCompany(db: Queryable, language: Language): Promise<CompanyInfo> {
  const row = await db
    .selectFrom("company")
    .selectAll()
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  const social = [
    { name: "Facebook", url: row.facebook },
    { name: "YouTube", url: row.youtube },
    { name: "Instagram", url: row.instagram },
  ];
  return {
    name: isSet(row.sample) ? texts(language).common.brand : row.name,
    phone: row.phone,
    phoneText: writtenPhone(row.phone),
    whatsappUrl: `https://wa.me/${row.whatsapp.replace(/\D/g, "")}`,
    email: row.email,
    address: row[`address_${language}`],
    social: social.flatMap(({ name, url }) => (url ? [{ name, url }] : [])),
    sample: isSet(row.sample),
  };
}
