import type { ContentArea } from "~/features/revisions/content-area.server";
import { revisedText } from "~/features/worded-content/write-words.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { writtenPhone } from "~/server/phone.server";
import { type CompanyField, fieldsIn } from "./company-info";
import { findCompanyRecord, writeCompany } from "./company-info.server";

/** What the company's details do with their earlier versions. They are never deleted. */
export const companyArea: ContentArea = {
  kind: "company-info",
  hasLanguages: true,
  labels: (language) => texts(language).companyInfo.fields,
  shown: ({ phone = "", whatsapp = "", ...rest }) => ({
    ...rest,
    phone: writtenPhone(phone),
    whatsapp: writtenPhone(whatsapp),
  }),
  find: async (db, id, language) => {
    const company = await findCompanyRecord(db, id);
    if (!company) return null;
    const words = Object.values(company.texts).map(
      (text) => [text.language as Language | null, revisedText(text)] as const,
    );
    return { name: texts(language).companyInfo.title, words: new Map(words) };
  },
  putBack: async (db, by, { recordId, ...change }, now) => {
    const company = await findCompanyRecord(db, recordId);
    if (!company) return "missing";
    const language = change.language ?? defaultLanguage;
    const present = company.texts[language]?.words ?? {};
    const { fields, englishVersion, seenVersion } = change;
    // a version from before a field was added says nothing of it
    const earlier = (name: CompanyField) =>
      isNeverEmptied(name) && fields[name] === "" ? undefined : fields[name];
    const words = Object.fromEntries(
      fieldsIn(language).map((name) => [name, earlier(name) ?? present[name] ?? ""]),
    );
    const written = {
      ...{ language, words, seenVersion, seenEnglish: englishVersion },
      kind: "content-reverted",
    } as const;
    return (await writeCompany(db, by, written, now)).outcome;
  },
};

/** Without either the site would close. The first version of a new site has neither. */
function isNeverEmptied(field: CompanyField): boolean {
  return field === "phone" || field === "email";
}
