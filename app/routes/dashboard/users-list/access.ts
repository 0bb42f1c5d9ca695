import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { changeAccess } from "~/features/people/users/access-answer.server";
import { userPaths } from "~/features/people/users/user-list-view.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return redirect(userPaths.record(params.id ?? "", languageOf(request)), 303);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const language = languageOf(request);
  const id = params.id ?? "";
  const fields = await readButtonForm(request, context, userPaths.record(id, language));
  return changeAccess(
    context,
    person,
    { id, disabled: fields.get("disabled") === "yes" },
    language,
  );
}
