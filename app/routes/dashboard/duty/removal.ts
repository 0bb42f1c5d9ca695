import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { removeShift } from "~/features/identity/duty-hours.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return redirect(paths.dashboardPage("duty", languageOf(request)), 303);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const page = paths.dashboardPage("duty", languageOf(request));
  const fields = await readButtonForm(request, context, page);
  const by = { actorId: person.id, network: context.clientAddress };
  const isDone = await removeShift(context.db, by, String(fields.get("id")), context.now());
  return redirectWithToast(context, page, {
    key: isDone ? "duty.toasts.removed" : "duty.toasts.gone",
    variant: isDone ? "success" : "info",
  });
}
