import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { assign } from "~/features/requests/assignment.server";
import {
  assignmentToast,
  pathAfterAssignment,
  readAssignment,
} from "~/features/requests/page/assignment-answer.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return redirect(paths.dashboard(languageOf(request)), 303);
}

/** Takes a request, hands it on or gives it back, from any page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const home = paths.dashboard(languageOf(request));
  const returnPath = (fields: FormData) => pathAfterAssignment(fields, home);
  const fields = await readButtonForm(request, context, returnPath);
  const { id, to, seen } = readAssignment(fields, person);
  const result = await assign(context, person, id, { to, seen });
  return redirectWithToast(context, returnPath(fields), assignmentToast(result, to, person));
}
