import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import type { TextKey } from "~/server/i18n.server";

const AREA = "mails";

export const mailPaths = {
  list: (language: Language, query: { status?: string; page?: number } = {}) =>
    paths.dashboardPage(AREA, language, query),
  mail: (id: string, language: Language) => paths.dashboardRecord(AREA, id, language),
  resending: (id: string, language: Language) =>
    paths.dashboardRecord(AREA, id, language, "resending"),
  closing: (id: string, language: Language) => paths.dashboardRecord(AREA, id, language, "closing"),
};

/** Redirects to the mail, with a warning that nothing was done. */
export function backToMail(context: Context, id: string, language: Language, key: TextKey) {
  return redirectWithToast(context, mailPaths.mail(id, language), { key, variant: "warning" });
}

/** Redirects to the list, with a toast that states the action. */
export function backToMails(context: Context, language: Language, key: TextKey) {
  return redirectWithToast(context, mailPaths.list(language), { key, variant: "success" });
}
