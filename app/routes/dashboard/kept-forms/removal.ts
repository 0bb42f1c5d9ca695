import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { discardKeptForm } from "~/features/people/kept-forms/kept-form-answer.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { languageOf } from "~/server/i18n.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return redirect(paths.dashboardRecord("kept-forms", params.id ?? "", languageOf(request)), 303);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  return discardKeptForm(request, context, person, params.id);
}
