import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/server-runtime";
import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { contentCounter } from "#db/counters";
import { nextPublication } from "~/features/content/posts/posts.server";
import type { Services } from "~/server/context";
import { setCookie } from "~/server/cookies.server";
import { appendVary, compress } from "./compression";
import type { HttpEnv } from "./http-env";
import { type CacheablePage, pageFinder, parseSocketRequest, renderingRequest } from "./page-key";
import { logAnswer, loggablePath, REQUEST_ID, requestId } from "./request-log";

/** Memory for some hundreds of pages: all that families usually visit. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Some pages show figures of the last days, which change without the content counter. */
const MAX_AGE_MS = 5 * 60 * 1000;
/**
 * Quality 11 takes 50 ms, once per page. Addresses with parameters use 9, which takes 2 ms, because
 * invented parameters could require a compression each time.
 */
const BROTLI_QUALITY = { address: 11, withParameters: 9 };
/** Headers of a 304 (RFC 9110, 15.4.5). */
const NOT_MODIFIED_HEADERS = new Set(["cache-control", "etag", "vary"]);

interface Entry {
  /** Without the request id. */
  headers: [string, string][];
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  /** Content counter, read before the page was rendered. */
  counter: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/**
 * Caches public pages for visitors without a session, by `page-key.ts`. An entry expires when
 * content changes, when a scheduled post is published, or after five minutes.
 */
export class PageCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body, headers }, key) =>
      body.byteLength + JSON.stringify([key, headers]).length,
  });
  /** Renderings in progress, by page. */
  readonly #inFlight = new Map<string, Promise<Entry | null>>();
  readonly #pageOf: ReturnType<typeof pageFinder>;

  constructor(
    private readonly services: Services,
    routes: ServerBuild["routes"],
  ) {
    this.#pageOf = pageFinder(services, routes);
  }

  /**
   * Sends a cached page past the application, logged and counted like any response.
   *
   * @returns false if nothing was sent
   */
  answer(request: IncomingMessage, response: ServerResponse): false | Promise<boolean> {
    const started = performance.now();
    const head = parseSocketRequest(request);
    const page = head && this.#pageOf(head);
    if (!page || !this.#entries.has(page.key)) return false;
    return this.#counter().then((counter) => {
      const entry = this.#find(page, counter);
      if (!entry) return false;
      const { log, metrics } = this.services;
      const { method, route } = page;
      const { status, headers, body } = answerOf(entry, request.headers["if-none-match"]);
      const send = () => {
        const id = { request: requestId() };
        response.writeHead(status, [...headers.flat(), REQUEST_ID, id.request]).end(body);
        const path = loggablePath(page.pathname);
        logAnswer(log, id, { method, path, status, started, bytes: body?.byteLength ?? null });
      };
      const labels = () => ({ route, status });
      if (metrics) void metrics.countRequest(method, async () => send(), labels);
      else send();
      return true;
    });
  }

  /** Renders missing pages through Remix. Concurrent requests for a page wait for one rendering. */
  middleware(): MiddlewareHandler<HttpEnv> {
    return async (c, next) => {
      const page = this.#pageOf(c.req.raw);
      const counter = page && (await this.#counter());
      // without the counter an entry's validity is unknown
      if (page === null || counter === null) return next();
      const key = `${counter} ${page.key}`;
      const hit = this.#find(page, counter) ?? (await this.#inFlight.get(key)?.catch(() => null));
      if (hit) return responseOf(hit, c);
      const rendering = this.#render(page, counter, c, next);
      this.#inFlight.set(key, rendering);
      try {
        const entry = await rendering;
        if (!entry) return;
        // Hono would add the previous response's headers
        c.res = undefined;
        c.res = responseOf(entry, c);
      } finally {
        this.#inFlight.delete(key);
      }
    };
  }

  /** @returns null if the response must not be shared; it is then in `c.res` */
  async #render(
    page: CacheablePage,
    counter: number,
    c: HonoContext<HttpEnv>,
    next: () => Promise<void>,
  ): Promise<Entry | null> {
    const { services } = this;
    const now = services.now().getTime();
    // read before rendering, because a post may be published meanwhile
    const nextPublicationTime = nextPublication(services).then(
      (date) => date?.getTime() ?? Infinity,
      () => now,
    );
    c.set("requestForCache", renderingRequest(services, page, c.req.raw));
    await next();
    const headers = new Headers(c.res.headers);
    const firstVisit = setCookie(services, "visit", "1");
    const isForAll = headers.getSetCookie().every((cookie) => cookie === firstVisit);
    if (c.res.status !== 200 || !isForAll) return null;
    const bytes = new Uint8Array(await c.res.arrayBuffer());
    const digest = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
    // a weak ETag: the content is the same in every compression
    const etag = `W/"${digest}"`;
    headers.set("ETag", etag);
    appendVary(headers, "Accept-Encoding");
    const { encoding } = page;
    const quality = BROTLI_QUALITY[page.search ? "withParameters" : "address"];
    const body = encoding ? await compress(bytes, encoding, quality) : bytes;
    if (encoding) headers.set("Content-Encoding", encoding);
    headers.set("Content-Length", String(body.byteLength));
    const expiresAt = Math.min(now + MAX_AGE_MS, await nextPublicationTime);
    const entry = { headers: [...headers], etag, body, counter, expiresAt };
    this.#entries.set(page.key, entry);
    return entry;
  }

  #find({ key }: CacheablePage, counter: number | null): Entry | null {
    const entry = this.#entries.get(key);
    if (!entry || entry.counter !== counter) return null;
    return this.services.now().getTime() < entry.expiresAt ? entry : null;
  }

  /** Null if the counter cannot be read. */
  #counter(): Promise<number | null> {
    return contentCounter(this.services.db).catch(() => null);
  }
}

/** The page, or a 304 if the browser has it. */
function answerOf({ headers, etag, body }: Entry, ifNoneMatch: string | null | undefined) {
  const etags = ifNoneMatch?.split(",").map((tag) => tag.trim()) ?? [];
  if (!etags.includes(etag) && !etags.includes("*")) return { status: 200, headers, body };
  const headersOf304 = headers.filter(([name]) => NOT_MODIFIED_HEADERS.has(name));
  return { status: 304, headers: headersOf304, body: null };
}

function responseOf(entry: Entry, c: HonoContext<HttpEnv>): Response {
  const { body, ...rest } = answerOf(entry, c.req.raw.headers.get("If-None-Match"));
  return new Response(body, rest);
}
