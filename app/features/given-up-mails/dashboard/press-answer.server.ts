import { data } from "@remix-run/node";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import type { TextKey } from "~/server/i18n.server";
import type { SettlingOutcome } from "../settlements.server";
import { backToMail, backToMails } from "./mail-paths.server";

/**
 * What comes of a button about a mail: on to the next one, or back to the mail, which says who has
 * dealt with it, or why it cannot be sent again.
 *
 * @param done what a toast says where it was done
 * @throws a 404 page for a mail that is not there
 */
export function answerPress(
  context: Context,
  id: string,
  language: Language,
  outcome: SettlingOutcome,
  done: TextKey,
): Promise<Response> {
  if (outcome === "missing") throw data(null, { status: 404 });
  if (outcome === "done") return backToMails(context, language, done);
  return backToMail(context, id, language, `undelivered.toasts.${outcome}`);
}
