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
 * Adds the reader's language to the path. A button's address has no language prefix, so the
 * language comes from the referring page or the reader's choice.
 */
export function pathOfReader(c: HonoContext<HttpEnv>, env: Services["env"]): string {
  const { path, raw } = c.req;
  const language =
    languageInPath(path) ??
    languageOfReferrer(raw, env.publicUrl) ??
    chosenLanguage(raw, { env }) ??
    defaultLanguage;
  return pathInLanguage(path, language);
}

/** Language of the referring page; null if it is not a page of this site. */
function languageOfReferrer(request: Request, publicUrl: string): Language | null {
  const referer = request.headers.get("Referer") ?? "";
  if (!URL.canParse(referer)) return null;
  const { host, pathname } = new URL(referer);
  const hosts = [request.headers.get("Host"), new URL(request.url).host, new URL(publicUrl).host];
  return hosts.includes(host) ? languageOfPath(pathname) : null;
}
