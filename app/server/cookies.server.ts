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
  | "device";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The parts of a request that can be read before it is a `Request` (`http/page-key.ts`). */
export interface RequestHead {
  url: string;
  headers: Pick<Headers, "get">;
}

type Site = Pick<Context, "env">;
type SigningSite = Pick<Context, "env" | "now">;

/**
 * A cookie's value as the browser sent it; null where it is absent or unreadable. On https a cookie
 * without the prefix is none of ours: a neighbour under the same domain may have set it.
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
 * A cookie that only we can have made. It is good for so many seconds on our clock, whatever the
 * browser does with it.
 *
 * @param until `closed` where the browser forgets it as soon as it is closed
 */
export function setSignedCookie(
  context: SigningSite,
  name: CookieName,
  text: string,
  seconds: number,
  until: "expiry" | "closed" = "expiry",
): string {
  const value = signed(context, `cookie:${name}`, text, seconds);
  return setCookie(context, name, value, until === "expiry" ? seconds : undefined);
}

/** The text of a signed cookie; null where it is absent, has run out, or is not ours. */
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
 * Headers for a browser whose person leaves: the session goes, the sight of what was just sent, and
 * on https what the browser has kept of pages and drafts. Theme and language stay: they tell of nobody.
 */
export function farewellHeaders(context: Site): Headers {
  const headers = new Headers({ "Clear-Site-Data": '"storage"' });
  for (const name of ["session", "sent"] as const) {
    headers.append("Set-Cookie", dropCookie(context, name));
  }
  return headers;
}

/** How long the choices of theme, language and data are kept: nobody likes to make them again. */
export const PREFERENCE_SECONDS = YEAR_SECONDS;
