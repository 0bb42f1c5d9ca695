import type { ServerBuild } from "@remix-run/server-runtime";
import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { contentCounter } from "#db/counters";
import { nextPublication } from "~/features/blog/posts.server";
import { languageOfPath } from "~/locales/languages";
import type { PageHandle } from "~/page-handle";
import type { Services } from "~/server/context";
import { readCookie, setCookie } from "~/server/cookies.server";
import { chosenLanguage } from "~/server/i18n.server";
import { variantKey } from "~/server/page-variant.server";
import { compressResponse, preferredEncoding } from "./compression";
import type { HttpEnv } from "./http-env";
import { KeptPage } from "./kept-page";
import { PageMemory, type Span } from "./page-memory";
import { leafFinder } from "./route-leaves";

/** The parameters of its query that a page reads; null where the page is not one that all may share. */
export type SharedParameters = (pathname: string) => readonly string[] | null;

/** Figures of the last days stand on some pages, and nothing tells when they move. */
const LONGEST_MS = 5 * 60 * 1000;
/** What a page's own links have: anything else is drawn each time and not kept. */
const PLAIN_VALUE = /^[\w-]{0,40}$/;

/**
 * Which pages are the same for everybody who has the same language, theme and so on: their routes say
 * so (`handle.cached`).
 */
export function sharedParameters(routes: ServerBuild["routes"]): SharedParameters {
  const leafOf = leafFinder(routes);
  return (pathname) => {
    const leaf = leafOf(pathname);
    const handle = leaf && (routes[leaf.id]?.module.handle as Partial<PageHandle> | undefined);
    return handle?.cached ?? null;
  };
}

/**
 * Answers with pages that were drawn before: the same for everybody who comes without a session, and for
 * as long as the stamp of the content stands still (`db/counters.ts`), until the next post's time comes,
 * and five minutes at most. What a page is drawn from is its key: the address, of which only the
 * parameters that it reads, and what `variantKey` takes from the headers. The rest of a request, its
 * host among it, never reaches a page that is kept.
 */
export function sharedPages(
  services: Services,
  parametersOf: SharedParameters,
): MiddlewareHandler<HttpEnv> {
  const { db, now } = services;
  const firstVisit = setCookie(services, "visit", "1");
  const memory = new PageMemory();
  const drawing = new Map<string, Promise<KeptPage | null>>();

  return async (c, next) => {
    const address = sharedAddress(c, services, parametersOf);
    if (address === null) return next();
    const stamp = await contentCounter(db).catch(() => null);
    const key = `${variantKey(c.req.raw, services)} ${address.pathname}${address.search}`;
    const moment = now().getTime();
    const known = stamp === null ? null : memory.find(key, stamp, moment);
    if (known && stamp !== null) {
      const encoding = preferredEncoding(c.req.raw.headers.get("Accept-Encoding"));
      c.env?.onKept?.({ ...known, stamp, encoding });
      return answer(c, known.page);
    }

    // who comes while somebody else has it drawn waits for it
    const drawn = `${stamp} ${key}`;
    const others = await drawing.get(drawn)?.catch(() => null);
    if (others) return answer(c, others);
    const drawingNow = draw(c, next, address);
    // where the stamp can't be told, nobody knows whether it is the same page for the next
    if (stamp !== null) drawing.set(drawn, drawingNow);
    try {
      const page = await drawingNow;
      if (!page) return;
      if (stamp !== null) memory.keep(key, stamp, page, await spanFrom(moment));
      replaceAnswer(c, await answer(c, page));
    } finally {
      if (drawing.get(drawn) === drawingNow) drawing.delete(drawn);
    }
  };

  /** @returns null where the answer is for this request alone; it then stands in `c.res` */
  async function draw(c: HonoContext<HttpEnv>, next: () => Promise<void>, { href }: URL) {
    c.set("shared", href);
    await next();
    if (c.res.status !== 200) return null;
    const cookies = c.res.headers.getSetCookie();
    if (cookies.every((one) => one === firstVisit)) return KeptPage.of(c.res, c.get("nonce"));
    replaceAnswer(c, await compressResponse(c.res, c.req.header("Accept-Encoding")));
    return null;
  }

  async function spanFrom(moment: number): Promise<Span> {
    const due = await nextPublication(services);
    return { from: moment, until: Math.min(moment + LONGEST_MS, due?.getTime() ?? Infinity) };
  }
}

/** Hono would add the headers of the answer that is there. */
function replaceAnswer(c: HonoContext<HttpEnv>, response: Response): void {
  c.res = undefined;
  c.res = response;
}

/** The address of which the answer may be another's; null where it is for this browser alone. */
function sharedAddress(
  c: HonoContext<HttpEnv>,
  services: Services,
  parametersOf: SharedParameters,
): URL | null {
  const { method, raw } = c.req;
  if (method !== "GET" && method !== "HEAD") return null;
  const url = new URL(raw.url);
  const parameters = parametersOf(url.pathname);
  if (!parameters) return null;
  // a reader who chose another language may be led to it, with all that the address says
  const chosen = chosenLanguage(raw, services);
  if (chosen !== null && chosen !== languageOfPath(url.pathname)) return null;
  if (readCookie(raw, services, "session") !== null) return null;
  if (readCookie(raw, services, "flash") !== null) return null;
  // in the order in which they came: the switches lead back to this very address
  const read = new Set(parameters);
  const asked = [...url.searchParams].filter(([name]) => read.delete(name));
  if (!asked.every(([, value]) => PLAIN_VALUE.test(value))) return null;
  url.search = new URLSearchParams(asked).toString();
  return url;
}

function answer(c: HonoContext<HttpEnv>, page: KeptPage): Promise<Response> | Response {
  const { headers } = c.req.raw;
  if (page.isKnownTo(headers.get("If-None-Match"))) return page.unchanged();
  c.set("hashes", page.hashes);
  return page.response(headers.get("Accept-Encoding"));
}
