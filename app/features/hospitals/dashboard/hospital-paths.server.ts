import { tabQuery } from "~/dashboard/translations.server";
import { FACTS } from "~/features/revisions/content-area.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { paths, type Query } from "~/paths";
import { HOSPITAL_KIND } from "../hospital-changes.server";

type Part =
  | "facts"
  | "publication"
  | "deletion"
  | "preview"
  | "pictures"
  | "pictures/choice"
  | "pictures/order";

/** Where the pages and forms of hospitals are. */
export const hospitalPaths = {
  list: (language: Language, query?: Query) => paths.dashboardPage(HOSPITAL_KIND, language, query),
  create: (language: Language) => paths.dashboardPage(`${HOSPITAL_KIND}/new`, language),
  /** @param written the tab */
  record: (id: string, language: Language, written: Language = defaultLanguage) =>
    paths.dashboardRecord(HOSPITAL_KIND, id, language, "", tabQuery(written)),
  part: (part: Part, id: string, language: Language, query?: Query) =>
    paths.dashboardRecord(HOSPITAL_KIND, id, language, part, query),
  factRevisions: (id: string, language: Language) =>
    paths.dashboardRecord(HOSPITAL_KIND, id, language, "revisions", { in: FACTS }),
  revisions: (id: string, language: Language, written: Language) =>
    paths.dashboardRecord(HOSPITAL_KIND, id, language, "revisions", tabQuery(written)),
};
