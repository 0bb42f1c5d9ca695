import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { isLanguage, pathInLanguage } from "~/locales/languages";
import { PREFERENCE_SECONDS, setCookie } from "~/server/cookies.server";
import { pageOfSwitch, readSwitch } from "~/server/form.server";
import { refuseGet } from "~/server/refuse-get.server";

export function loader({ request, context }: LoaderFunctionArgs) {
  return refuseGet(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readSwitch(request, context);
  const language = fields.get("language");
  if (!isLanguage(language)) throw data(null, { status: 400 });
  const page = new URL(pageOfSwitch(request, fields, "language"), context.env.publicUrl);
  return redirect(pathInLanguage(page.pathname, language) + page.search, {
    status: 303,
    headers: { "Set-Cookie": setCookie(context, "app-language", language, PREFERENCE_SECONDS) },
  });
}

/** With a component, Remix renders this route's errors as pages. */
export default function Nothing() {
  return null;
}
