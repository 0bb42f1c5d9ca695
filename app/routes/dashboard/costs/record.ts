import type { LoaderFunctionArgs } from "@remix-run/node";
import { costsArea } from "~/features/costs/dashboard/costs-view.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { toOnePage } from "~/features/worded-content/one-record-answers.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return toOnePage(request, costsArea, params.id);
}
