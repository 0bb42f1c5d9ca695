import type { MiddlewareHandler } from "hono";
import { languageOfPath, pathInLanguage } from "~/locales/languages";
import { type FallbackCompany, fallbackResponse } from "./fallback-page";
import type { HttpEnv } from "./http-env";

/**
 * Refuses an address with more parts than that of any page. Remix compares every route with it, and
 * walks over all that stand above it: that takes a time which grows with the square of its parts.
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
 * One address a page: without a trailing slash, without doubled slashes, in small letters. Routes are
 * matched whatever the letters are, and the rules for private pages go by the address.
 * A method other than GET keeps its body (308).
 */
export function tidyAddress(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const url = new URL(c.req.url);
    const tidy = tidyPath(url.pathname);
    if (tidy === url.pathname) return next();
    const permanent = c.req.method === "GET" || c.req.method === "HEAD" ? 301 : 308;
    return c.body(null, permanent, {
      Location: `${tidy}${url.search}`,
      "Cache-Control": "private, no-cache",
    });
  };
}

/** Starts with exactly one slash, so that as a `Location` it cannot lead to another host. */
function tidyPath(pathname: string): string {
  const single = pathname.replace(/[/\\]{2,}/g, "/").replace(/^[/\\]*/, "/");
  const bare = single.length > 1 ? single.replace(/\/$/, "") : single;
  const plain = bare.replace(/%[0-9a-f]{2}/gi, withoutNeed);
  const [, before = plain, reference = ""] = ENDS_IN_REFERENCE.exec(plain) ?? [];
  return (
    before.replace(LETTERS, (sign) => (sign[0] === "%" ? sign : sign.toLowerCase())) + reference
  );
}

/** A reference is written in capitals. */
const ENDS_IN_REFERENCE = /^(.*\/(?:sent|profile\/bookings)\/)([^/]+)$/i;
/** Those of an encoded sign, also of one that is cut off, are none of its own. */
const LETTERS = /%[0-9a-f]{0,2}|[A-Z]/gi;

/** A letter or figure that was encoded, as itself; other encoded signs stay. */
function withoutNeed(encoded: string): string {
  const sign = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
  return /[a-z\d]/i.test(sign) ? sign : encoded;
}

/**
 * The address to render. A path whose percent signs stand for no text (`/%E0%A4%A`) is no page's:
 * the application gets a harmless one instead, and answers with its page for what is not found.
 *
 * The parameter `_data` is left out. Nothing of ours sends it, and Remix 2 takes it for a script from
 * before single fetch: a browser gets an empty page, or an error in JSON.
 */
export function readableUrl(given: string): string {
  const url = new URL(given);
  try {
    decodeURIComponent(url.pathname);
  } catch {
    url.pathname = pathInLanguage("/bad-address", languageOfPath(url.pathname));
    url.search = "";
    return url.href;
  }
  if (!url.searchParams.has("_data")) return given;
  url.searchParams.delete("_data");
  return url.href;
}
