import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { languageOf } from "~/server/i18n.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  throw redirect(paths.dashboard(languageOf(request)));
}

/** Never shown; without a component Remix would answer errors with JSON. */
export default function DashboardIndex() {
  return null;
}
