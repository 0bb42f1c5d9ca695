import { randomBytes } from "node:crypto";
import { REMEMBER_ME_DAYS } from "~/constants";
import type { Context } from "./context";
import { readCookie, setCookie } from "./cookies.server";
import { CSRF_FIELD } from "./csrf";
import { openSigned, signed } from "./signature.server";

/**
 * Hidden field with the signed id of the person for whom the form was rendered (`writerToken`).
 */
export const WRITER_FIELD = "writer";

/** A form left open for longer is shown again with a fresh token. */
export const TOKEN_SECONDS = REMEMBER_ME_DAYS * 24 * 60 * 60;

/**
 * The token for this browser's forms: a signature over a random cookie (signed double submit, OWASP
 * CSRF cheat sheet). `cookie` is set for browsers without one.
 */
export function csrfToken(request: Request, context: Context) {
  const cookieSecret = readCookie(request, context, "csrf");
  const secret = isPlausible(cookieSecret) ? cookieSecret : randomBytes(16).toString("base64url");
  return {
    token: signed(context, `csrf:${secret}`, "", TOKEN_SECONDS),
    cookie: secret === cookieSecret ? null : setCookie(context, "csrf", secret),
  };
}

/** False if the page was left open too long or the cookies were cleared. */
export function hasOwnToken(request: Request, fields: FormData, context: Context): boolean {
  const secret = readCookie(request, context, "csrf");
  const token = fields.get(CSRF_FIELD);
  if (!isPlausible(secret) || typeof token !== "string") return false;
  return openSigned(context, `csrf:${secret}`, token) !== null;
}

/**
 * Cross-site check by `Sec-Fetch-Site` and `Origin`, before the body is read. Proxy browsers such
 * as Opera Mini send neither header; the token then decides.
 */
export function isCrossSite(request: Request, context: Context): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const origin = request.headers.get("Origin");
  if (origin === null || origin === "null") return false;
  const ownHosts = [
    request.headers.get("Host"),
    new URL(request.url).host,
    new URL(context.env.publicUrl).host,
  ];
  return !URL.canParse(origin) || !ownHosts.includes(new URL(origin).host);
}

function isPlausible(secret: string | null): secret is string {
  return secret !== null && /^[\w-]{22}$/.test(secret);
}
