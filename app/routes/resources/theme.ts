import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { PREFERENCE_SECONDS, setCookie } from "~/server/cookies.server";
import { pageOfButton, readButton } from "~/server/form.server";

export function loader() {
  throw data(null, { status: 404 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readButton(request, context, pageOfButton);
  const theme = fields.get("theme");
  if (theme !== "dark" && theme !== "light") throw data(null, { status: 400 });
  return redirect(pageOfButton(fields), {
    status: 303,
    headers: { "Set-Cookie": setCookie(context, "theme", theme, PREFERENCE_SECONDS) },
  });
}
