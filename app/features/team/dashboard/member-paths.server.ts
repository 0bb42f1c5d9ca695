import { tabQuery } from "~/dashboard/translations.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { paths, type Query } from "~/paths";
import type { MemberRecord, MemberText } from "../member-record.server";

const AREA = "team-member";

/** Where the pages and forms of the team are. */
export const teamPaths = {
  list: (language: Language) => paths.dashboardPage(AREA, language),
  create: (language: Language) => paths.dashboardPage(`${AREA}/new`, language),
  order: (language: Language) => paths.dashboardPage(`${AREA}/order`, language),
  /** @param written the tab */
  record: (id: string, language: Language, written: Language = defaultLanguage) =>
    paths.dashboardRecord(AREA, id, language, "", tabQuery(written)),
  publication: (id: string, language: Language) =>
    paths.dashboardRecord(AREA, id, language, "publication"),
  pictures: (id: string, language: Language, query?: Query) =>
    paths.dashboardRecord(AREA, id, language, "pictures", query),
  choice: (id: string, language: Language) =>
    paths.dashboardRecord(AREA, id, language, "pictures/choice"),
  deletion: (id: string, language: Language) =>
    paths.dashboardRecord(AREA, id, language, "deletion"),
  revisions: (id: string, language: Language, written: Language) =>
    paths.dashboardRecord(AREA, id, language, "revisions", tabQuery(written)),
};

/** Where a member's row stands in the list. */
export function memberAnchor(id: string): string {
  return `member-${id}`;
}

/** What a record is called by: its name in the page's language, else in English, which drafts have. */
export function memberName(member: MemberRecord, language: Language): string {
  return nameText(member, language)?.name ?? "";
}

/** The words that a member is called by. */
export function nameText({ texts }: MemberRecord, language: Language): MemberText | undefined {
  const own = texts[language];
  return own?.name ? own : texts[defaultLanguage];
}
