import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { Person } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import { readButton } from "~/server/form.server";
import { languageOf, type TextKey } from "~/server/i18n.server";
import { backToMail, backToMails, mailPaths } from "./mail-paths.server";
import type { SettlingOutcome } from "./settlements.server";

/**
 * The action of a button about a mail: on to the next one, or back to the mail, which says who has
 * dealt with it, or why it cannot be sent again.
 *
 * @param settle what the button does
 * @param done what a toast says where it was done
 * @throws a 404 page for a mail that is not there, and what `readButton` throws
 */
export async function answerPress(
  { request, context, params }: ActionFunctionArgs,
  person: Person,
  settle: (context: Context, by: Person, id: string) => Promise<SettlingOutcome>,
  done: TextKey,
): Promise<Response> {
  const id = params.id ?? "";
  const language = languageOf(request);
  await readButton(request, context, mailPaths.mail(id, language));
  const outcome = await settle(context, person, id);
  if (outcome === "missing") throw data(null, { status: 404 });
  if (outcome === "done") return backToMails(context, language, done);
  return backToMail(context, id, language, `undelivered.toasts.${outcome}`);
}
