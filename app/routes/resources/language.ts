import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { isLanguage, pathInLanguage } from "~/locales/languages";
import { PREFERENCE_SECONDS, setCookie } from "~/server/cookies.server";
import { readButton } from "~/server/form.server";
import { sameSitePath } from "~/server/same-site-path";

export function loader() {
  throw data(null, { status: 404 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readButton(request, context);
  const language = fields.get("language");
  if (!isLanguage(language)) throw data(null, { status: 400 });
  const page = new URL(sameSitePath(fields.get("returnTo")), context.env.publicUrl);
  return redirect(pathInLanguage(page.pathname, language) + page.search, {
    status: 303,
    headers: { "Set-Cookie": setCookie(context, "app-language", language, PREFERENCE_SECONDS) },
  });
}
