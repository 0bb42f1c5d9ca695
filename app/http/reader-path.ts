import type { Context as HonoContext } from "hono";
import {
  defaultLanguage,
  type Language,
  languageInPath,
  languageOfPath,
  pathInLanguage,
} from "~/locales/languages";
import type { Services } from "~/server/context";
import { chosenLanguage } from "~/server/i18n.server";
import type { HttpEnv } from "./http-env";

/**
 * The path in the reader's language: an address without one in front, such as a button's, is met by
 * readers of all languages (`routes/language.tsx` leads the rest away from it). Theirs is that of the page
 * on which they pressed it, else the one that they have chosen.
 */
export function pathOfReader(c: HonoContext<HttpEnv>, env: Services["env"]): string {
  const { path, raw } = c.req;
  const language =
    languageInPath(path) ??
    languageOfPageBefore(raw, env.publicUrl) ??
    chosenLanguage(raw, { env }) ??
    defaultLanguage;
  return pathInLanguage(path, language);
}

/** The language of our page that a request names as where it comes from; null where it names none. */
function languageOfPageBefore(request: Request, publicUrl: string): Language | null {
  const referer = request.headers.get("Referer") ?? "";
  if (!URL.canParse(referer)) return null;
  const { host, pathname } = new URL(referer);
  const own = [request.headers.get("Host"), new URL(request.url).host, new URL(publicUrl).host];
  return own.includes(host) ? languageOfPath(pathname) : null;
}
