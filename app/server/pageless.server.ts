import { data, redirect } from "@remix-run/node";
import { defaultLanguage, pathInLanguage } from "~/locales/languages";
import type { Context } from "./context";
import { detectLanguage } from "./i18n.server";

/**
 * For whoever opens an address that only takes a button's form, by reloading, say: the page that
 * says so, in their language. Nothing else happens; above all, nobody is logged out by a link.
 *
 * @throws a 404 in English, or a redirect to the address in another language, which is a 404 too
 */
export async function noPageHere(request: Request, context: Context): Promise<never> {
  const language = await detectLanguage(request, context);
  if (language === defaultLanguage) throw data(null, { status: 404 });
  throw redirect(pathInLanguage(new URL(request.url).pathname, language), {
    headers: { "Cache-Control": "no-store" },
  });
}
