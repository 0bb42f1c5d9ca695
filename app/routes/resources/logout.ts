import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { endSession } from "~/features/sessions/sessions.server";
import { languageOfPath } from "~/locales/languages";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { pageOfButton, readButtonForm } from "~/server/form.server";
import { refuseGet } from "~/server/refuse-get.server";

export function loader({ request, context }: LoaderFunctionArgs) {
  return refuseGet(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readButtonForm(request, context, pageOfButton, "messages.logoutFailed");
  const headers = await endSession(request, context);
  const language = languageOfPath(pageOfButton(fields));
  return redirectWithToast(
    context,
    paths.home(language),
    { key: "messages.logoutSuccess", variant: "success" },
    headers,
  );
}

/** With a component, Remix renders this route's errors as pages. */
export default function Nothing() {
  return null;
}
