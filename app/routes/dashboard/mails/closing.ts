import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { mailPaths } from "~/features/requests/failed-mails/mail-paths.server";
import { answerSettlement } from "~/features/requests/failed-mails/settlement-answer.server";
import { closeFailedMail } from "~/features/requests/failed-mails/settlements.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  throw redirect(mailPaths.mail(params.id ?? "", languageOf(request)));
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return answerSettlement(args, person, closeFailedMail, "undelivered.toasts.closed");
}
