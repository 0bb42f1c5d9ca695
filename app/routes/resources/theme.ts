import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { PREFERENCE_SECONDS, setCookie } from "~/server/cookies.server";
import { readButton } from "~/server/form.server";
import { sameSitePath } from "~/server/same-site-path";

export function loader() {
  throw data(null, { status: 404 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readButton(request, context);
  const theme = fields.get("theme");
  if (theme !== "dark" && theme !== "light") throw data(null, { status: 400 });
  return redirect(sameSitePath(fields.get("returnTo")), {
    status: 303,
    headers: { "Set-Cookie": setCookie(context, "theme", theme, PREFERENCE_SECONDS) },
  });
}
