import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { Person } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import { readButtonForm } from "~/server/form.server";
import { languageOf, type TextKey } from "~/server/i18n.server";
import { backToMail, backToMails, mailPaths } from "./mail-paths.server";
import type { SettlingOutcome } from "./settlements.server";

/**
 * Action of a mail's button. It redirects to the list, or to the mail with the reason for a refusal.
 *
 * @param settle the button's work
 * @param toast text of the toast after success
 * @throws a 404 page if there is no such mail, and errors of `readButtonForm`
 */
export async function answerSettlement(
  { request, context, params }: ActionFunctionArgs,
  person: Person,
  settle: (context: Context, by: Person, id: string) => Promise<SettlingOutcome>,
  toast: TextKey,
): Promise<Response> {
  const id = params.id ?? "";
  const language = languageOf(request);
  await readButtonForm(request, context, mailPaths.mail(id, language));
  const outcome = await settle(context, person, id);
  if (outcome === "missing") throw data(null, { status: 404 });
  if (outcome === "done") return backToMails(context, language, toast);
  return backToMail(context, id, language, `undelivered.toasts.${outcome}`);
}
