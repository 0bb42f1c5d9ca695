import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { deleteFilter } from "~/features/requests/saved-filters.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return redirect(paths.dashboardPage("filters", languageOf(request)), 303);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const page = paths.dashboardPage("filters", languageOf(request));
  const fields = await readButtonForm(request, context, page);
  const by = { userId: person.id, network: context.clientAddress };
  const isDone = await deleteFilter(context.db, by, String(fields.get("id")), context.now());
  return redirectWithToast(context, page, {
    key: isDone ? "lists.saved.toasts.deleted" : "lists.saved.toasts.gone",
    variant: isDone ? "success" : "info",
  });
}
