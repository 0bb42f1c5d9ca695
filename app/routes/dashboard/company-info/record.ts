import type { LoaderFunctionArgs } from "@remix-run/node";
import { companyPage } from "~/features/company-info/dashboard/company-page.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { toOnePage } from "~/features/worded-content/one-record-answers.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return toOnePage(request, companyPage, params.id);
}
