import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { languageOf } from "~/server/i18n.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  throw redirect(paths.dashboard(languageOf(request)));
}

/** Never shown; with it an error has a page instead of a line of JSON. */
export default function DashboardIndex() {
  return null;
}
