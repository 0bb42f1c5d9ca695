import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { sendInvitationAgain } from "~/features/people/invitations/sent-again.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return redirect(paths.dashboardPage("registration", languageOf(request)), 303);
}

const failureKeys = {
  "is-admin": "account.registration.isAdmin",
  gone: "account.registration.resentGone",
  limited: "account.registration.resentOften",
} as const;

/** Sends an invitation again, in the page's language. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const language = languageOf(request);
  const page = paths.dashboardPage("registration", language);
  await readButtonForm(request, context, page);
  const outcome = await sendInvitationAgain(context, person, params.id ?? "", language);
  return outcome === "done"
    ? redirectWithToast(context, page, { key: "account.registration.sent", variant: "success" })
    : redirectWithToast(context, page, { key: failureKeys[outcome], variant: "error" });
}
