import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { withdrawInvitation } from "~/features/people/invitations/invitations.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return redirect(paths.dashboardPage("registration", languageOf(request)), 303);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const page = paths.dashboardPage("registration", languageOf(request));
  await readButtonForm(request, context, page);
  const isDone = await withdrawInvitation(context, person, params.id ?? "");
  return isDone
    ? redirectWithToast(context, page, {
        key: "account.registration.withdrawn",
        variant: "success",
      })
    : // used or withdrawn meanwhile; the list shows which
      redirectWithToast(context, page, { key: "messages.actionFailed", variant: "error" });
}
