import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireFamily } from "~/features/requests/family-page.server";
import { removeOwnDocument } from "~/features/requests/papers/family-removal.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { reference } = await requireFamily(request, context, params.reference);
  return redirect(paths.familyPage(reference, languageOf(request), "papers"), 303);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { reference, requestId } = await requireFamily(request, context, params.reference);
  const page = paths.familyPage(reference, languageOf(request), "papers");
  const fields = await readButtonForm(request, context, page);
  return (await removeOwnDocument(context, requestId, String(fields.get("document"))))
    ? redirectWithToast(context, page, { key: "familyPapers.removed", variant: "success" })
    : redirectWithToast(context, page, { key: "familyPapers.notRemoved", variant: "error" });
}
