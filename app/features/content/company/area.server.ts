import { sampleCompany } from "#db/seeds/company";
import { FACTS } from "~/features/audit/content-area.server";
import { areaTexts } from "~/locales/areas";
import { defaultLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import { type AreaRecord, defineArea, type Part, type Values } from "../engine/area.server";

const text = areaTexts["company-info"];

const pageOn = (...hosts: string[]) =>
  ({ kind: "link", page: { hosts, error: "pageLinkInvalid" } }) as const;

/** The company's contacts and details, which every page shows (`features/company`). */
export const company = defineArea({
  key: "company-info",
  single: true,
  table: "company",
  texts: "company_texts",
  icon: "building",
  text,
  words: {
    address: { kind: "line", max: 300, optional: true },
    licences: { kind: "text", max: 500, optional: true },
    opening: { kind: "text", max: 1000, optional: true },
  },
  facts: {
    name: { kind: "line", max: 100, required: "nameRequired" },
    legal_name: { kind: "line", max: 100 },
    phone: { kind: "phone", required: "phoneRequired" },
    whatsapp: { kind: "phone" },
    email: { kind: "email", required: "emailRequired" },
    map: { kind: "link", page: { error: "mapLinkInvalid" } },
    facebook: pageOn("facebook.com", "fb.com"),
    youtube: pageOn("youtube.com"),
    instagram: pageOn("instagram.com"),
  },
  nameField: "name",
  // keeps phone and email if the earlier version has none, because the site closes without them
  restorableFacts: (earlier, current) => ({
    ...earlier,
    phone: earlier.phone || (current.phone ?? ""),
    email: earlier.email || (current.email ?? ""),
  }),
  checks: ({ facts }, language) => [
    {
      isDone: Boolean(facts.phone && facts.email),
      text: text[language].checks.contacts,
      part: FACTS,
    },
  ],
  isStillSample,
  site: (_, language) => paths.about(language),
});

/** True while phone or email is empty, or a contact or the address is still the sample company's. */
function isStillSample({ facts, texts }: AreaRecord, part: Part, after: Values): boolean {
  const { phone = "", whatsapp, email = "" } = part === FACTS ? after : facts;
  const { address } = (part === defaultLanguage ? after : texts[defaultLanguage]?.words) ?? {};
  return (
    [sampleCompany.phone, ""].includes(phone) ||
    [sampleCompany.email, ""].includes(email) ||
    whatsapp === sampleCompany.whatsapp ||
    address === sampleCompany.address.en
  );
}
