import { randomBytes } from "node:crypto";
import type { Context } from "./context";
import { readCookie, setCookie } from "./cookies.server";
import { isSigned, sign } from "./signature.server";

/** The hidden field that carries the token. */
export const CSRF_FIELD = "csrf";

/**
 * The token for this browser's forms: a signature over a random cookie (signed double submit,
 * OWASP CSRF cheat sheet). `cookie` is the header to send where the browser had none.
 */
export function csrfToken(request: Request, context: Context) {
  const known = readCookie(request, context, "csrf");
  const secret = isPlausible(known) ? known : randomBytes(16).toString("base64url");
  return {
    token: sign(context.env.sessionSecret, "csrf", secret),
    cookie: secret === known ? null : setCookie(context, "csrf", secret),
  };
}

/**
 * Why a mutation must not be carried out: another site sent it, or its token is missing or not
 * this browser's (a page left open, cookies cleared). Null: it may.
 *
 * `Sec-Fetch-Site` and `Origin` are checked where they are sent; proxy browsers such as Opera Mini
 * send neither, and the token decides.
 */
export function refusalOf(
  request: Request,
  fields: FormData,
  context: Context,
): "cross-site" | "stale" | null {
  if (isFromElsewhere(request, context)) return "cross-site";
  const secret = readCookie(request, context, "csrf");
  const token = fields.get(CSRF_FIELD);
  if (!isPlausible(secret) || typeof token !== "string") return "stale";
  return isSigned(context.env.sessionSecrets, "csrf", secret, token) ? null : "stale";
}

function isFromElsewhere(request: Request, context: Context): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const origin = request.headers.get("Origin");
  if (origin === null || origin === "null") return false;
  const own = [
    request.headers.get("Host"),
    new URL(request.url).host,
    new URL(context.env.publicUrl).host,
  ];
  return !URL.canParse(origin) || !own.includes(new URL(origin).host);
}

function isPlausible(secret: string | null): secret is string {
  return secret !== null && /^[\w-]{22}$/.test(secret);
}
