import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import { writtenPhone } from "~/features/phone/phone.server";
import { inLanguage, languagesFor } from "~/locales/in-language";
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
  const rows = await db
    .selectFrom("company")
    .leftJoin("company_texts", (join) =>
      join
        .onRef("company_texts.company_id", "=", "company.id")
        .on("company_texts.language", "in", languagesFor(language)),
    )
    .selectAll("company")
    .select(["company_texts.language", "company_texts.address"])
    .where("company.id", "=", 1)
    .execute();
  const [row] = rows;
  if (!row) throw new Error("The company's row is missing");
  const addresses = rows.flatMap(({ language: code, address }) =>
    code !== null && address !== null ? [{ language: code, address }] : [],
  );
  const social = [
    { name: "Facebook", url: row.facebook },
    { name: "YouTube", url: row.youtube },
    { name: "Instagram", url: row.instagram },
  ];
  return {
    name: isSet(row.sample) ? texts(language).common.brand : row.name,
    phone: row.phone || null,
    phoneText: row.phone ? writtenPhone(row.phone) : null,
    whatsappUrl: row.whatsapp ? `https://wa.me/${row.whatsapp.replace(/\D/g, "")}` : null,
    email: row.email || null,
    address: inLanguage(addresses, language)?.address ?? "",
    social: social.flatMap(({ name, url }) => (url ? [{ name, url }] : [])),
    sample: isSet(row.sample),
  };
}
