import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { writtenLanguage } from "~/dashboard/translations.server";
import { PRICE_LIST } from "~/features/costs/costs";
import { costsPath } from "~/features/costs/dashboard/costs-paths.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";

/** Where the audit and earlier versions lead, as they do for every record: to the one page there is. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  if (params.id !== PRICE_LIST) throw data(null, { status: 404 });
  return redirect(costsPath(languageOf(request), writtenLanguage(request)), 303);
}
