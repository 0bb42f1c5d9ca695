import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { isLanguage, pathInLanguage } from "~/locales/languages";
import { PREFERENCE_SECONDS, setCookie } from "~/server/cookies.server";
import { pageOfButton, readButton } from "~/server/form.server";

export function loader() {
  throw data(null, { status: 404 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readButton(request, context, pageOfButton);
  const language = fields.get("language");
  if (!isLanguage(language)) throw data(null, { status: 400 });
  const page = new URL(pageOfButton(fields), context.env.publicUrl);
  return redirect(pathInLanguage(page.pathname, language) + page.search, {
    status: 303,
    headers: { "Set-Cookie": setCookie(context, "app-language", language, PREFERENCE_SECONDS) },
  });
}
