import type { LoaderFunctionArgs } from "@remix-run/node";
import { costsArea } from "~/features/content/costs/dashboard/costs-view.server";
import { toOnePage } from "~/features/content/costs/one-record-answers.server";
import { requireAdmin } from "~/features/sessions/guards.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return toOnePage(request, costsArea, params.id);
}
