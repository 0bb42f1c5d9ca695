import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { answerNoticeSent } from "~/features/requests/page/notices-page.server";
import { requestPath } from "~/features/requests/request-path";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";

export async function loader({ request, context, params: { id = "" } }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  throw redirect(requestPath({ kind: "booking", id }, languageOf(request)), 303);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return answerNoticeSent(args, person);
}
