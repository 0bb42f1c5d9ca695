import { parse, serialize } from "hono/utils/cookie";
import type { Context } from "./context";

export type CookieName = "session" | "theme" | "app-language" | "visit" | "csrf" | "flash";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A cookie's value as the browser sent it; null where it is absent or unreadable. */
export function readCookie(request: Request, name: CookieName): string | null {
  const header = request.headers.get("Cookie");
  if (!header) return null;
  try {
    return parse(header, name)[name] ?? null;
  } catch {
    // a value that is not percent-encoded properly says nothing
    return null;
  }
}

/** @param maxAge seconds; without it the cookie lasts until the browser closes */
export function setCookie(
  context: Pick<Context, "env">,
  name: CookieName,
  value: string,
  maxAge?: number,
): string {
  return serialize(name, value, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: context.env.publicUrl.startsWith("https:"),
    ...(maxAge === undefined ? {} : { maxAge }),
  });
}

export function dropCookie(context: Pick<Context, "env">, name: CookieName): string {
  return setCookie(context, name, "", 0);
}

/** For choices that a person would not like to make again: theme and language. */
export const PREFERENCE_SECONDS = YEAR_SECONDS;
