import type { IncomingMessage } from "node:http";
import type { ServerBuild } from "@remix-run/server-runtime";
import { LRUCache } from "lru-cache";
import { languageOfPath } from "~/locales/languages";
import type { PageHandle } from "~/page-handle";
import type { Services } from "~/server/context";
import { type RequestHead, readCookie } from "~/server/cookies.server";
import { chosenLanguage } from "~/server/i18n.server";
import { variantKey } from "~/server/page-variant.server";
import { type Encoding, preferredEncoding } from "./compression";
import { leafFinder } from "./route-leaves";

export interface CacheablePage {
  /** Requests with the same key get the same response. */
  key: string;
  method: string;
  pathname: string;
  /** Only the parameters that the page reads. */
  search: string;
  encoding: Encoding | null;
  route: string;
}

type GetRequest = RequestHead & { method: string };

/** Headers that a cached page depends on. */
const VARIANT_HEADERS = ["accept-encoding", "accept-language", "cookie", "save-data"];
/** Size of the lookup cache, in characters of the requests. */
const MAX_LOOKUP_CHARACTERS = 1_000_000;

/** Parameter values that our own links have. A page with other values is not cached. */
const PLAIN_VALUE = /^[\w-]{0,40}$/;
/** Other request targets are left to the application, which refuses some of them. */
const PLAIN_TARGET = /^\/[\w/%.?&=+~-]*$/;
const PLAIN_HOST = /^[a-z0-9._-]+(:\d+)?$/;

/**
 * Finds the cacheable page of a request. The route's `handle.cachedBy` lists its parameters;
 * `variantKey` covers the headers.
 *
 * @returns a function that gives null if the response must not be shared
 */
export function pageFinder(
  services: Services,
  routes: ServerBuild["routes"],
): (head: GetRequest) => CacheablePage | null {
  const leafOf = leafFinder(routes);
  const pageByLookupKey = new LRUCache<string, CacheablePage>({
    maxSize: MAX_LOOKUP_CHARACTERS,
    sizeCalculation: (_, key) => key.length,
  });
  return (head) => {
    const values = VARIANT_HEADERS.map((name) => head.headers.get(name));
    const lookupKey = [head.method, head.url, ...values].join("\n");
    const page = pageByLookupKey.get(lookupKey) ?? find(head);
    if (page) pageByLookupKey.set(lookupKey, page);
    return page;
  };

  function find(head: GetRequest): CacheablePage | null {
    const { method } = head;
    if (method !== "GET" && method !== "HEAD") return null;
    const { pathname, searchParams } = new URL(head.url);
    const leaf = leafOf(pathname);
    const handle = leaf && (routes[leaf.id]?.module.handle as Partial<PageHandle> | undefined);
    if (!leaf || !handle?.cachedBy) return null;
    if (readCookie(head, services, "session") !== null) return null;
    if (readCookie(head, services, "flash") !== null) return null;
    // a reader who chose another language may be redirected
    const chosen = chosenLanguage(head, services);
    if (chosen !== null && chosen !== languageOfPath(pathname)) return null;
    // the parameters keep their order, because the display switches return to exactly this address
    const unreadNames = new Set<string>(handle.cachedBy);
    const parameters = [...searchParams].filter(([name]) => unreadNames.delete(name));
    if (!parameters.every(([, value]) => PLAIN_VALUE.test(value))) return null;
    const search = new URLSearchParams(parameters).toString();
    const encoding = preferredEncoding(head.headers.get("Accept-Encoding"));
    const key = `${encoding} ${variantKey(head, services)} ${pathname}?${search}`;
    return { key, method, pathname, search, encoding, route: leaf.pattern };
  }
}

/** The neutral request from which a cached page is rendered. */
export function renderingRequest({ env }: Services, page: CacheablePage, reader: Request): Request {
  const headers = new Headers();
  for (const name of VARIANT_HEADERS) headers.set(name, reader.headers.get(name) ?? "");
  const url = new URL(page.pathname, env.publicUrl);
  url.search = page.search;
  return new Request(url, { headers });
}

/** Null for unusual requests, which are left to the application. */
export function parseSocketRequest({
  method = "",
  url = "",
  headers,
}: IncomingMessage): GetRequest | null {
  if (!PLAIN_TARGET.test(url) || !PLAIN_HOST.test(headers.host ?? "")) return null;
  if ("content-length" in headers || "transfer-encoding" in headers) return null;
  return {
    method,
    url: `http://any.invalid${url}`,
    headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null },
  };
}
