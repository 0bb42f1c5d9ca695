import { type ActionFunctionArgs, data } from "@remix-run/node";
import { endSession } from "~/features/sessions/sessions.server";
import { languageOfPath } from "~/locales/languages";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { pageOfButton, readButton } from "~/server/form.server";

export function loader() {
  throw data(null, { status: 404 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readButton(request, context, pageOfButton, "messages.logoutFailed");
  const headers = await endSession(request, context);
  const language = languageOfPath(pageOfButton(fields));
  return redirectWithToast(
    context,
    paths.home(language),
    { key: "messages.logoutSuccess", variant: "success" },
    headers,
  );
}
