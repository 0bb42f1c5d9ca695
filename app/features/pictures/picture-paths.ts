import type { Language } from "~/locales/languages";
import { paths, type Query } from "~/paths";

const AREA = "pictures";

export const picturePaths = {
  list: (language: Language, query?: Query) => paths.dashboardPage(AREA, language, query),
  upload: (language: Language) => paths.dashboardPage(`${AREA}/new`, language),
  record: (id: string, language: Language) => paths.dashboardRecord(AREA, id, language),
  revisions: (id: string, language: Language) =>
    paths.dashboardRecord(AREA, id, language, "revisions"),
  replacement: (id: string, language: Language) =>
    paths.dashboardRecord(AREA, id, language, "replacement"),
  deletion: (id: string, language: Language) =>
    paths.dashboardRecord(AREA, id, language, "deletion"),
};
