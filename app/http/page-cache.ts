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
import { askedAtSocket, type CacheablePage, drawingRequest, pageFinder } from "./page-key";
import { logAnswer, loggablePath, REQUEST_ID, requestId } from "./request-log";

/** Some hundreds of pages: all that families ask for. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Some pages show figures of the last days, whose change moves no counter. */
const MAX_AGE_MS = 5 * 60 * 1000;
/** Paid once for all who ask: 50 ms, and 2 where made-up parameters could ask for it each time. */
const BROTLI_QUALITY = { address: 11, withParameters: 9 };
/** Headers of a 304 (RFC 9110, 15.4.5). */
const HEADERS_OF_UNCHANGED = new Set(["cache-control", "etag", "vary"]);

/** A page, ready to be sent. */
interface Entry {
  /** All but the request's id. */
  headers: [string, string][];
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  /** The counter of content, read before the page was drawn. */
  counter: number;
  until: number;
}

/**
 * Public pages that are the same for everybody without a session, by the key of `page-key.ts`. An entry
 * holds until the counter of content moves, the next post becomes public, or five minutes have passed.
 */
export class PageCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body, headers }, key) =>
      body.byteLength + JSON.stringify([key, headers]).length,
  });
  readonly #drawing = new Map<string, Promise<Entry | null>>();
  readonly #pageOf: ReturnType<typeof pageFinder>;

  constructor(
    private readonly services: Services,
    routes: ServerBuild["routes"],
  ) {
    this.#pageOf = pageFinder(services, routes);
  }

  /**
   * The door at the socket, before the application: sends a cached page, logged and counted as any answer.
   *
   * @returns false where nothing was sent
   */
  answer(request: IncomingMessage, response: ServerResponse): false | Promise<boolean> {
    const started = performance.now();
    const asked = askedAtSocket(request);
    const page = asked && this.#pageOf(asked);
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
      const about = () => ({ route, status });
      if (metrics) void metrics.request(method, async () => send(), about);
      else send();
      return true;
    });
  }

  /** The door in the application: has Remix draw what is not there. Whoever comes meanwhile waits for it. */
  middleware(): MiddlewareHandler<HttpEnv> {
    return async (c, next) => {
      const page = this.#pageOf(c.req.raw);
      const counter = page && (await this.#counter());
      // without a counter nobody knows how long the page holds
      if (page === null || counter === null) return next();
      const key = `${counter} ${page.key}`;
      const found = this.#find(page, counter) ?? (await this.#drawing.get(key)?.catch(() => null));
      if (found) return responseOf(found, c);
      const drawing = this.#draw(page, counter, c, next);
      this.#drawing.set(key, drawing);
      try {
        const entry = await drawing;
        if (!entry) return;
        // Hono would add the headers of the answer that is there
        c.res = undefined;
        c.res = responseOf(entry, c);
      } finally {
        this.#drawing.delete(key);
      }
    };
  }

  /** @returns null where the answer is for this request alone; it then stands in `c.res` */
  async #draw(
    page: CacheablePage,
    counter: number,
    c: HonoContext<HttpEnv>,
    next: () => Promise<void>,
  ): Promise<Entry | null> {
    const { services } = this;
    const now = services.now().getTime();
    // asked before the drawing, during which a post may become public
    const due = nextPublication(services).then(
      (date) => date?.getTime() ?? Infinity,
      () => now,
    );
    c.set("requestForCache", drawingRequest(services, page, c.req.raw));
    await next();
    const headers = new Headers(c.res.headers);
    const firstVisit = setCookie(services, "visit", "1");
    const isForAll = headers.getSetCookie().every((cookie) => cookie === firstVisit);
    if (c.res.status !== 200 || !isForAll) return null;
    const bytes = new Uint8Array(await c.res.arrayBuffer());
    const digest = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
    // weak: the same words, whichever way they are compressed
    const etag = `W/"${digest}"`;
    headers.set("ETag", etag);
    appendVary(headers, "Accept-Encoding");
    const { encoding } = page;
    const quality = BROTLI_QUALITY[page.search ? "withParameters" : "address"];
    const body = encoding ? await compress(bytes, encoding, quality) : bytes;
    if (encoding) headers.set("Content-Encoding", encoding);
    headers.set("Content-Length", String(body.byteLength));
    const until = Math.min(now + MAX_AGE_MS, await due);
    const entry = { headers: [...headers], etag, body, counter, until };
    this.#entries.set(page.key, entry);
    return entry;
  }

  #find({ key }: CacheablePage, counter: number | null): Entry | null {
    const entry = this.#entries.get(key);
    if (!entry || entry.counter !== counter) return null;
    return this.services.now().getTime() < entry.until ? entry : null;
  }

  /** Null where it cannot be read. */
  #counter(): Promise<number | null> {
    return contentCounter(this.services.db).catch(() => null);
  }
}

/** The page, or word that the browser has it. */
function answerOf({ headers, etag, body }: Entry, ifNoneMatch: string | null | undefined) {
  const known = ifNoneMatch?.split(",").map((tag) => tag.trim()) ?? [];
  if (!known.includes(etag) && !known.includes("*")) return { status: 200, headers, body };
  const left = headers.filter(([name]) => HEADERS_OF_UNCHANGED.has(name));
  return { status: 304, headers: left, body: null };
}

function responseOf(entry: Entry, c: HonoContext<HttpEnv>): Response {
  const { body, ...rest } = answerOf(entry, c.req.raw.headers.get("If-None-Match"));
  return new Response(body, rest);
}
