import { data, redirect } from "@remix-run/node";
import { defaultLanguage, pathInLanguage } from "~/locales/languages";
import type { Context } from "./context";
import { detectLanguage } from "./i18n.server";

/**
 * Refuses a GET request to the address of a button's form, so that a link cannot log anybody out.
 *
 * @throws a 404, or a redirect to one in the reader's language
 */
export async function refuseGet(request: Request, context: Context): Promise<never> {
  const language = await detectLanguage(request, context);
  if (language === defaultLanguage) throw data(null, { status: 404 });
  throw redirect(pathInLanguage(new URL(request.url).pathname, language), {
    headers: { "Cache-Control": "no-store" },
  });
}
