import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { leaveWatchPage } from "~/features/requests/watch-links.server";
import { languageOfPath } from "~/locales/languages";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { pageOfButton, readButtonForm } from "~/server/form.server";
import { refuseGet } from "~/server/refuse-get.server";

export function loader({ request, context }: LoaderFunctionArgs) {
  return refuseGet(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readButtonForm(request, context, pageOfButton);
  const home = paths.home(languageOfPath(pageOfButton(fields)));
  const flash = { key: "sharing.watch.left", variant: "success" } as const;
  return redirectWithToast(context, home, flash, leaveWatchPage(context));
}

/** With a component, Remix renders this route's errors as pages. */
export default function Nothing() {
  return null;
}
