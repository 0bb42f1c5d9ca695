import { parse, serialize } from "hono/utils/cookie";
import type { Context } from "./context";
import { openSigned, signed } from "./signature.server";

export type CookieName =
  | "session"
  | "theme"
  | "data-saver"
  | "app-language"
  | "visit"
  | "csrf"
  | "flash"
  | "sent"
  | "family"
  | "family-shared"
  | "watch"
  | "device";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The parts of a request that `app/http/page-key.ts` reads before a `Request` exists. */
export interface RequestHead {
  url: string;
  headers: Pick<Headers, "get">;
}

type Site = Pick<Context, "env">;
type SigningSite = Pick<Context, "env" | "now">;

/**
 * Null if the cookie is absent or unreadable. On https only the prefixed name counts: a
 * neighbouring subdomain may have set the name without the prefix.
 */
export function readCookie(
  request: Pick<RequestHead, "headers">,
  context: Site,
  name: CookieName,
): string | null {
  const header = request.headers.get("Cookie");
  if (!header) return null;
  const fullName = cookieName(context, name);
  try {
    return parse(header, fullName)[fullName] ?? null;
  } catch {
    // the value is not valid percent-encoding
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
 * A cookie whose text and expiry are signed; the server checks the expiry itself.
 *
 * @param lifetime `closed`: the cookie lasts until the browser closes
 */
export function setSignedCookie(
  context: SigningSite,
  name: CookieName,
  text: string,
  seconds: number,
  lifetime: "expiry" | "closed" = "expiry",
): string {
  const value = signed(context, `cookie:${name}`, text, seconds);
  return setCookie(context, name, value, lifetime === "expiry" ? seconds : undefined);
}

/** The text of a signed cookie; null if it is absent, expired or forged. */
export function readSignedCookie(
  request: Request,
  context: SigningSite,
  name: CookieName,
): string | null {
  const value = readCookie(request, context, name);
  return value === null ? null : openSigned(context, `cookie:${name}`, value);
}

export function dropCookie(context: Site, name: CookieName): string {
  return setCookie(context, name, "", 0);
}

/**
 * Browsers accept a `__Host-` name only from this host, over https, for all paths
 * (https://www.rfc-editor.org/rfc/rfc6265bis, section 4.1.3.2).
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
 * Headers for a log-out. They clear the session, the confirmation page, the family's and the watch
 * page and, on https, stored pages and drafts. Theme and language stay.
 */
export function logoutHeaders(context: Site): Headers {
  const headers = new Headers({ "Clear-Site-Data": '"storage"' });
  for (const name of ["session", "sent", "family", "family-shared", "watch"] as const) {
    headers.append("Set-Cookie", dropCookie(context, name));
  }
  return headers;
}

/** Lifetime of the theme, language and data-saver cookies. */
export const PREFERENCE_SECONDS = YEAR_SECONDS;
