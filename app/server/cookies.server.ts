import { type Cookie, createCookie } from "@remix-run/node";
import { parse, serialize } from "hono/utils/cookie";
import type { Context } from "./context";
import { sign } from "./signature.server";

export type CookieName =
  | "session"
  | "theme"
  | "data-saver"
  | "app-language"
  | "visit"
  | "csrf"
  | "flash"
  | "sent"
  | "device";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

type Site = Pick<Context, "env">;

/**
 * A cookie's value as the browser sent it; null where it is absent or unreadable. On https a cookie
 * without the prefix is none of ours: a neighbour under the same domain may have set it.
 */
export function readCookie(request: Request, context: Site, name: CookieName): string | null {
  const header = request.headers.get("Cookie");
  if (!header) return null;
  const fullName = cookieName(context, name);
  try {
    return parse(header, fullName)[fullName] ?? null;
  } catch {
    // a value that is not percent-encoded properly says nothing
    return null;
  }
}

/** @param maxAge seconds; without it the cookie lasts until the browser closes */
export function setCookie(context: Site, name: CookieName, value: string, maxAge?: number): string {
  return serialize(cookieName(context, name), value, {
    ...attributes(context),
    sameSite: "Lax",
    ...(maxAge === undefined ? {} : { maxAge }),
  });
}

/**
 * A signed cookie, as Remix's session storages take it. Its signature is checked before anything
 * of it is read, and every cookie is signed with a key of its own: Remix signs the value alone, so
 * what one cookie holds could else be put into another.
 *
 * @param maxAge seconds; without it the cookie lasts until the browser closes
 */
export function signedCookie(context: Site, name: CookieName, maxAge?: number): Cookie {
  return createCookie(cookieName(context, name), {
    ...attributes(context),
    sameSite: "lax",
    maxAge,
    secrets: context.env.sessionSecrets.map((secret) => sign(secret, "cookie", name)),
  });
}

export function dropCookie(context: Site, name: CookieName): string {
  return setCookie(context, name, "", 0);
}

/**
 * Browsers take a name that begins with `__Host-` only from this very host, over https, for all
 * paths (https://www.rfc-editor.org/rfc/rfc6265bis, section 4.1.3.2).
 */
function cookieName(context: Site, name: CookieName): string {
  return isHttps(context) ? `__Host-${name}` : name;
}

function attributes(context: Site) {
  return { path: "/", httpOnly: true, secure: isHttps(context) };
}

function isHttps({ env }: Site): boolean {
  return env.publicUrl.startsWith("https:");
}

/**
 * Headers for a browser whose person leaves: the session's cookie goes, and on https what the
 * browser has kept of pages and drafts. Theme and language stay: they tell of nobody.
 */
export function farewellHeaders(context: Site): Headers {
  return new Headers({
    "Set-Cookie": dropCookie(context, "session"),
    "Clear-Site-Data": '"cache", "storage"',
  });
}

/** How long the choices of theme, language and data are kept: nobody likes to make them again. */
export const PREFERENCE_SECONDS = YEAR_SECONDS;
