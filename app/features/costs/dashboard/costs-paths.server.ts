import { tabQuery } from "~/dashboard/translations.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { paths } from "~/paths";

/** The page about the costs. @param written the tab */
export function costsPath(language: Language, written: Language = defaultLanguage): string {
  return paths.dashboardPage("costs", language, tabQuery(written));
}
