import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { leaveFamilyPages } from "~/features/requests/family-sessions.server";
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
  const headers = await leaveFamilyPages(request, context);
  const language = languageOfPath(pageOfButton(fields));
  const toast = { key: "requestAccess.left", variant: "success" } as const;
  return redirectWithToast(context, paths.requestNumber(language), toast, headers);
}

/** With a component, Remix renders this route's errors as pages. */
export default function Nothing() {
  return null;
}
