import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireFamily } from "~/features/requests/family-page.server";
import { endWatchLink } from "~/features/requests/watch-links.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { reference } = await requireFamily(request, context, params.reference);
  return redirect(paths.familyPage(reference, languageOf(request), "sharing"), 303);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { reference, requestId } = await requireFamily(request, context, params.reference);
  const page = paths.familyPage(reference, languageOf(request), "sharing");
  const fields = await readButtonForm(request, context, page);
  await endWatchLink(context, { id: String(fields.get("link") ?? ""), requestId });
  return redirectWithToast(context, page, { key: "sharing.links.endedNow", variant: "success" });
}
