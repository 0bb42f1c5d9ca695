import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { ModerationQuery } from "../moderation";

const AREA = "patient-reviews";

/** Where coordinators' pages and forms about reviews are. */
export const reviewPaths = {
  list: (language: Language, query: Partial<ModerationQuery> = {}) =>
    paths.dashboardPage(AREA, language, query),
  create: (language: Language) => paths.dashboardPage(`${AREA}/new`, language),
  record: (id: string, language: Language) => paths.dashboardRecord(AREA, id, language),
  correction: (id: string, language: Language) =>
    paths.dashboardRecord(AREA, id, language, "correction"),
  publication: (id: string, language: Language) =>
    paths.dashboardRecord(AREA, id, language, "publication"),
  preview: (id: string, language: Language) => paths.dashboardRecord(AREA, id, language, "preview"),
  rejection: (id: string, language: Language) =>
    paths.dashboardRecord(AREA, id, language, "rejection"),
  revisions: (id: string, language: Language) =>
    paths.dashboardRecord(AREA, id, language, "revisions"),
  deletion: (id: string, language: Language) =>
    paths.dashboardRecord(AREA, id, language, "deletion"),
};
