import { tabQuery } from "~/dashboard/translations.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { paths } from "~/paths";

/** The page about the company. @param written the tab */
export function companyPath(language: Language, written: Language = defaultLanguage): string {
  return paths.dashboardPage("company-info", language, tabQuery(written));
}
