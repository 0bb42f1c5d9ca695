import type { MiddlewareHandler } from "hono";
import { languageOfPath, pathInLanguage } from "~/locales/languages";
import { type FallbackCompany, fallbackResponse } from "./fallback-page";
import type { HttpEnv } from "./http-env";

/**
 * Refuses a path that has more segments than any page: Remix's matching time grows with the square
 * of their number.
 */
export function boundedDepth(
  deepest: number,
  company: () => Promise<FallbackCompany | null>,
): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (c.req.path.split("/").length - 1 <= deepest) return next();
    return fallbackResponse("notFound", c.req.path, c.get("nonce"), await company());
  };
}

/**
 * Redirects to the canonical address: lower case, no trailing or doubled slash. The rules for
 * private pages rely on this form. Status 308 keeps a POST's body.
 */
export function tidyAddress(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const url = new URL(c.req.url);
    const canonicalPath = canonicalPathOf(url.pathname);
    if (canonicalPath === url.pathname) return next();
    const status = c.req.method === "GET" || c.req.method === "HEAD" ? 301 : 308;
    return c.body(null, status, {
      Location: `${canonicalPath}${url.search}`,
      "Cache-Control": "private, no-cache",
    });
  };
}

/** The result starts with exactly one slash, so that a `Location` cannot lead to another host. */
function canonicalPathOf(pathname: string): string {
  const singleSlashes = pathname.replace(/[/\\]{2,}/g, "/").replace(/^[/\\]*/, "/");
  const bare = singleSlashes.length > 1 ? singleSlashes.replace(/\/$/, "") : singleSlashes;
  const plain = bare.replace(/%[0-9a-f]{2}/gi, decodeIfPlain);
  const [, head = plain, reference = "", tail = ""] = WITH_REFERENCE.exec(plain) ?? [];
  return toLowerCasePath(head) + reference + toLowerCasePath(tail);
}

function toLowerCasePath(path: string): string {
  return path.replace(ESCAPE_OR_CAPITAL, (sign) => (sign[0] === "%" ? sign : sign.toLowerCase()));
}

/** Matches paths with a request reference, which is written in capitals. */
const WITH_REFERENCE = /^(.*\/(?:sent|profile\/bookings|request(?=\/setu-))\/)([^/]+)(\/.+)?$/i;
/** Matches percent escapes, even incomplete ones, and the capital letters outside them. */
const ESCAPE_OR_CAPITAL = /%[0-9a-fA-F]{0,2}|[A-Z]/g;

/** Decodes an escaped letter or digit; other escapes stay. */
function decodeIfPlain(encoded: string): string {
  const sign = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
  return /[a-z\d]/i.test(sign) ? sign : encoded;
}

/**
 * The address to render. Invalid escapes such as `/%E0%A4%A` give a harmless unknown address.
 * `_data` is removed, because Remix 2 would answer it with JSON.
 */
export function readableUrl(requestUrl: string): string {
  const url = new URL(requestUrl);
  try {
    decodeURIComponent(url.pathname);
  } catch {
    url.pathname = pathInLanguage("/bad-address", languageOfPath(url.pathname));
    url.search = "";
    return url.href;
  }
  if (!url.searchParams.has("_data")) return requestUrl;
  url.searchParams.delete("_data");
  return url.href;
}
