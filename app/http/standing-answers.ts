import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { contentCounter } from "#db/counters";
import type { Services } from "~/server/context";
import type { KeptAnswer } from "./page-memory";
import { logAnswer, loggablePath, REQUEST_ID, requestId } from "./request-log";

/**
 * All of a request that the answer with a kept page depends on, besides its method and its address
 * (a test holds the application to it).
 */
export const ANSWERED_BY = [
  "host",
  "cookie",
  "accept-language",
  "accept-encoding",
  "save-data",
  "if-none-match",
] as const;
/** What has one is not as plain as what was asked before. */
const UNCOMMON = ["content-length", "transfer-encoding", "expect", "upgrade"] as const;

/** Of the addresses and headers together, in characters: browsers' are some hundreds. */
const LONGEST_WORDS = 2_000;
/** The pages among it are mostly those that the memory of pages has, too. */
const LIMIT_BYTES = 4 * 1024 * 1024;

interface Standing extends KeptAnswer {
  status: number;
  /** As they go over the line, by turns name and value; without the length and the request's id. */
  headers: readonly string[];
  route: string;
  path: string;
}

/**
 * Answers again as the application has just answered the very same words, for as long as the page in it
 * may be shown: before a request becomes anything that costs more than the page itself.
 *
 * It knows nothing of pages and readers: what is in the application's answer, and who gets it, is
 * decided there, once for each wording.
 */
export class StandingAnswers {
  readonly #standing = new LRUCache<string, Standing>({
    maxSize: LIMIT_BYTES,
    sizeCalculation: ({ page }, words) => page.size + 2 * words.length,
  });

  /** @param routeOf what a path is counted as, where requests are counted */
  constructor(
    private readonly services: Pick<Services, "db" | "log" | "metrics" | "now">,
    private readonly routeOf: (pathname: string) => string,
  ) {}

  /** Notes what the application has answered. */
  keep(request: IncomingMessage, kept: KeptAnswer, { status, headers }: Response): void {
    const words = wordsOf(request);
    if (words === null) return;
    const own = [...headers].filter(([name]) => name !== "content-length" && name !== REQUEST_ID);
    const { pathname } = new URL(request.url ?? "/", "http://host.invalid");
    this.#standing.set(words, {
      ...kept,
      status,
      headers: own.flat(),
      route: this.services.metrics ? this.routeOf(pathname) : "",
      path: loggablePath(pathname),
    });
  }

  /** @returns whether it has answered; where that is false, nothing was done */
  answer(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean> {
    const started = performance.now();
    const words = wordsOf(request);
    const standing = words === null ? undefined : this.#standing.get(words);
    if (words === null || !standing) return false;
    const told = (stamp: number) => {
      const body = this.#isGood(standing, stamp) ? bodyOf(standing) : null;
      if (body === null) this.#standing.delete(words);
      else this.#send(standing, { body, started, response });
      return body !== null;
    };
    // what is wrong with the database, the application finds out and says
    return contentCounter(this.services.db).then(told, () => false);
  }

  #isGood({ stamp, span }: Standing, now: number): boolean {
    const moment = this.services.now().getTime();
    return stamp === now && moment >= span.from && moment < span.until;
  }

  #send(
    { status, headers, route, path }: Standing,
    { body, started, response }: { body: Uint8Array; started: number; response: ServerResponse },
  ): void {
    const { log, metrics } = this.services;
    const id = { request: requestId() };
    const own = [REQUEST_ID, id.request];
    if (status === 200) own.push("content-length", String(body.byteLength));
    const send = () => {
      response.writeHead(status, [...headers, ...own]).end(body);
      const bytes = status === 200 ? body.byteLength : null;
      logAnswer(log, id, { method: "GET", path, status, started, bytes });
    };
    const about = () => ({ route, status });
    if (metrics) void metrics.request("GET", async () => send(), about);
    else send();
  }
}

const NOTHING = new Uint8Array();

/** @returns null where it has to be compressed first */
function bodyOf({ status, page, encoding }: Standing): Uint8Array | null {
  return status === 304 ? NOTHING : page.compressed(encoding);
}

/** @returns null for what is asked in an uncommon way */
function wordsOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== "GET" || UNCOMMON.some((name) => headers[name] !== undefined)) return null;
  let words = url ?? "/";
  // a header that is not there is not one that is empty
  for (const name of ANSWERED_BY) words += `\n${headers[name] ?? "\r"}`;
  return words.length > LONGEST_WORDS ? null : words;
}
