import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { partIn } from "~/features/requests/family/code-view.server";
import { requireFamily } from "~/features/requests/family-page.server";
import { mailFreshCode } from "~/features/requests/fresh-code.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { reference } = await requireFamily(request, context, params.reference);
  return redirect(paths.familyPage(reference, languageOf(request), "sharing/code"), 303);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const language = languageOf(request);
  const { reference, session } = await requireFamily(request, context, params.reference);
  const pageFor = (next: unknown) =>
    paths.familyPage(reference, language, "sharing/code", { next: partIn(next) });
  const fields = await readButtonForm(request, context, (typed) => pageFor(typed.get("next")));
  const page = pageFor(fields.get("next"));
  if (!session) return redirect(page, 303);
  return (await mailFreshCode(context, session, language))
    ? redirectWithToast(context, page, { key: "sharing.code.mailed", variant: "success" })
    : redirectWithToast(context, page, { key: "sharing.code.often", variant: "error" });
}
