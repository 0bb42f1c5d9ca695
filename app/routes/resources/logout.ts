import { type ActionFunctionArgs, data } from "@remix-run/node";
import { endSession } from "~/features/users/sessions.server";
import { languageOfPath } from "~/locales/languages";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { readButton } from "~/server/form.server";
import { sameSitePath } from "~/server/same-site-path";

export function loader() {
  throw data(null, { status: 404 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readButton(request, context);
  const headers = await endSession(request, context);
  const language = languageOfPath(sameSitePath(fields.get("returnTo")));
  return redirectWithToast(
    context,
    paths.home(language),
    { key: "messages.logoutSuccess", variant: "success" },
    headers,
  );
}
