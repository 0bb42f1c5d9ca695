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

/** A page of the cache, as one request asks for it. */
export interface CacheablePage {
  /** Requests with the same key get the same answer. */
  key: string;
  method: string;
  pathname: string;
  /** The parameters that the page reads. */
  search: string;
  encoding: Encoding | null;
  /** Pattern of the route, for the count of requests. */
  route: string;
}

type Asked = RequestHead & { method: string };

/** All of a request that a cached page depends on, besides method and address. */
const ASKED_BY = ["accept-encoding", "accept-language", "cookie", "save-data"];
/** Room for keys that were worked out before, in characters of the requests that asked for them. */
const KNOWN_CHARACTERS = 1_000_000;

/** Every link of ours has values like these; a page with another is drawn each time. */
const PLAIN_VALUE = /^[\w-]{0,40}$/;
/** The application looks closer at any other target, and refuses some. */
const PLAIN_TARGET = /^\/[\w/%.?&=+~-]*$/;
const PLAIN_HOST = /^[a-z0-9._-]+(:\d+)?$/;

/**
 * Finds the cacheable page that a request asks for. Its route says which parameters it reads
 * (`handle.cached`); the rest of the key is what `variantKey` takes from the headers.
 *
 * @returns a function that gives null where the answer is for this browser alone
 */
export function pageFinder(
  services: Services,
  routes: ServerBuild["routes"],
): (asked: Asked) => CacheablePage | null {
  const leafOf = leafFinder(routes);
  const known = new LRUCache<string, CacheablePage>({
    maxSize: KNOWN_CHARACTERS,
    sizeCalculation: (_, words) => words.length,
  });
  return (asked) => {
    const values = ASKED_BY.map((name) => asked.headers.get(name));
    const words = [asked.method, asked.url, ...values].join("\n");
    const page = known.get(words) ?? find(asked);
    if (page) known.set(words, page);
    return page;
  };

  function find(asked: Asked): CacheablePage | null {
    const { method } = asked;
    if (method !== "GET" && method !== "HEAD") return null;
    const { pathname, searchParams } = new URL(asked.url);
    const leaf = leafOf(pathname);
    const handle = leaf && (routes[leaf.id]?.module.handle as Partial<PageHandle> | undefined);
    if (!leaf || !handle?.cached) return null;
    if (readCookie(asked, services, "session") !== null) return null;
    if (readCookie(asked, services, "flash") !== null) return null;
    // a reader who chose another language may be led to it, with the whole address
    const chosen = chosenLanguage(asked, services);
    if (chosen !== null && chosen !== languageOfPath(pathname)) return null;
    // in the order in which they came: the switches lead back to this very address
    const left = new Set<string>(handle.cached);
    const read = [...searchParams].filter(([name]) => left.delete(name));
    if (!read.every(([, value]) => PLAIN_VALUE.test(value))) return null;
    const search = new URLSearchParams(read).toString();
    const encoding = preferredEncoding(asked.headers.get("Accept-Encoding"));
    const key = `${encoding} ${variantKey(asked, services)} ${pathname}?${search}`;
    return { key, method, pathname, search, encoding, route: leaf.pattern };
  }
}

/** The request that a cached page is drawn for, from a reader's. */
export function drawingRequest({ env }: Services, page: CacheablePage, reader: Request): Request {
  const headers = new Headers();
  for (const name of ASKED_BY) headers.set(name, reader.headers.get(name) ?? "");
  const url = new URL(page.pathname, env.publicUrl);
  url.search = page.search;
  return new Request(url, { headers });
}

/** A request at the socket; null where it is unusual, which is the application's to answer. */
export function askedAtSocket({ method = "", url = "", headers }: IncomingMessage): Asked | null {
  if (!PLAIN_TARGET.test(url) || !PLAIN_HOST.test(headers.host ?? "")) return null;
  if ("content-length" in headers || "transfer-encoding" in headers) return null;
  return {
    method,
    url: `http://any.invalid${url}`,
    headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null },
  };
}
