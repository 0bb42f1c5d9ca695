import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { answerFamilyWithdrawal } from "~/features/requests/family/consents-view.server";
import { requireFamily } from "~/features/requests/family-page.server";
import { paths } from "~/paths";
import { languageOf } from "~/server/i18n.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { reference } = await requireFamily(request, context, params.reference);
  return redirect(paths.familyPage(reference, languageOf(request), "consents"), 303);
}

export async function action(args: ActionFunctionArgs) {
  return answerFamilyWithdrawal(args);
}
