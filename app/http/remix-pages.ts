import type { AppLoadContext } from "@remix-run/server-runtime";
import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { auditRefusal } from "~/features/audit/refusals.server";
import { noteReceivedForm } from "~/features/papers/received-files.server";
import { coordinatorSessionOf } from "~/features/sessions/sessions.server";
import { RETRY_AFTER_SECONDS, wasBusy } from "~/server/busy";
import type { Services } from "~/server/context";
import { isCrossSite } from "~/server/csrf.server";
import type { JobQueue } from "~/server/job-queue";
import { readableUrl } from "./address";
import { type BodyMemory, bodyMemoryLimits } from "./body-room";
import type { BodyLimit } from "./body-routes";
import { cacheControlFor } from "./cache-control";
import { appendVary, compressResponse } from "./compression";
import {
  type FallbackCompany,
  type FallbackReason,
  fallbackResponse,
  refusedForm,
} from "./fallback-page";
import type { HttpEnv } from "./http-env";
import { checkPostedForm } from "./posted-form";
import { pathOfReader } from "./reader-path";
import { contextOf } from "./request-context";

export type PageHandler = (request: Request, context: AppLoadContext) => Promise<Response>;

export interface Pages {
  handle: PageHandler;
  bodyLimitOf: (pathname: string) => BodyLimit;
  stylesOf: AppLoadContext["stylesOf"];
  publicScript: string;
}

/** Passes a checked request to Remix, and finishes its response. */
export function remixPages(
  services: Services,
  pages: Pages,
  jobQueue: JobQueue,
  company: () => Promise<FallbackCompany | null>,
): MiddlewareHandler<HttpEnv> {
  const roomOf = bodyMemoryLimits();

  return async (c) => {
    const context = contextOf(c, services, pages);
    const room = roomOf(context);
    try {
      // every post waits for its turn, even one that is refused: hundreds of refusals take as long
      // as a page
      if (c.req.method === "POST") await jobQueue.waitForTurn(context.clientAddress);
      if (c.req.method === "POST" && isCrossSite(c.req.raw, context)) {
        const network = context.clientAddress;
        await auditRefusal(context, "cross-site-refused", { actorId: null, network });
      }
      const request = await requestFor(c, context, room);
      if (typeof request === "string") return await finishResponse(c, await refusal(c, request));
      const response = await jobQueue.run(context.clientAddress, async () =>
        isGone(c) ? new Response(null, { status: 400 }) : pages.handle(request, context),
      );
      // refreshes the company for error pages
      void company();
      return await finishResponse(c, await withDesignedError(c, context, response));
    } finally {
      room.giveBack();
    }
  };

  /**
   * The request passed to the application. HEAD becomes GET, so that it has the same headers; the
   * body of the response is dropped later.
   */
  async function requestFor(
    c: HonoContext<HttpEnv>,
    context: AppLoadContext,
    room: BodyMemory,
  ): Promise<Request | FallbackReason> {
    const forCache = c.get("requestForCache");
    if (forCache) return forCache;
    const received = c.get("received");
    if (received) {
      noteReceivedForm(context, received.form);
      return received.request;
    }
    const { raw } = c.req;
    const url = readableUrl(raw.url);
    if (raw.method === "POST") {
      return checkPostedForm(c, {
        url,
        publicUrl: services.env.publicUrl,
        limit: pages.bodyLimitOf(new URL(url).pathname),
        coordinatorSession: () => coordinatorSessionOf(raw, context),
        room,
      });
    }
    const isUnchanged = raw.method === "GET" && url === raw.url;
    return isUnchanged ? raw : new Request(url, { headers: raw.headers, signal: raw.signal });
  }

  async function refusal(c: HonoContext<HttpEnv>, reason: FallbackReason): Promise<Response> {
    const path = pathOfReader(c, services.env);
    if (c.req.method === "POST" && c.req.path.endsWith(".data")) return refusedForm(reason, path);
    return fallbackResponse(reason, path, c.get("nonce"), await company());
  }

  /** Replaces Remix's plain text and JSON errors with our pages; a busy server answers with 503. */
  async function withDesignedError(
    c: HonoContext<HttpEnv>,
    context: AppLoadContext,
    response: Response,
  ): Promise<Response> {
    const type = response.headers.get("Content-Type") ?? "";
    const isBusy = response.status === 500 && wasBusy(context);
    const isLastResort = response.status === 500 && type.startsWith("text/plain");
    const isNoPage = response.status >= 400 && !type.startsWith("text/html");
    if (!isLastResort && !((isNoPage || isBusy) && wantsPage(c))) {
      return isBusy
        ? new Response(response.body, { headers: response.headers, status: 503 })
        : response;
    }
    const { body, headers } = response;
    await body?.cancel();
    const page = await refusal(c, isBusy ? "busy" : reasonOf(response.status));
    for (const cookie of headers.getSetCookie()) page.headers.append("Set-Cookie", cookie);
    return isBusy
      ? page
      : new Response(page.body, { headers: page.headers, status: response.status });
  }
}

/** True if the client disconnected while it waited for its turn. */
function isGone(c: HonoContext<HttpEnv>): boolean {
  return c.env?.incoming?.socket.destroyed === true;
}

/** True if a person waits for a page: browsers accept HTML by name; JavaScript asks for data. */
function wantsPage(c: HonoContext<HttpEnv>): boolean {
  return /\btext\/html\b/i.test(c.req.header("Accept") ?? "") && !c.req.path.endsWith(".data");
}

function reasonOf(status: number): FallbackReason {
  if (status === 403) return "otherSite";
  if (status === 404) return "notFound";
  if (status === 405) return "wrongMethod";
  // a page answers 409 with its own words; the file of a paper cannot, and has 409 if infected
  if (status === 409) return "infected";
  if (status === 413) return "tooLarge";
  if (status === 502) return "brokenFile";
  return status < 500 ? "badRequest" : "serverError";
}

async function finishResponse(c: HonoContext<HttpEnv>, pageResponse: Response): Promise<Response> {
  // the cache compresses its pages itself, once
  const isForCache = c.get("requestForCache") !== undefined;
  const response =
    isForCache && pageResponse.status === 200
      ? pageResponse
      : await compressResponse(pageResponse, c.req.header("Accept-Encoding"));
  const { status, headers } = response;
  const cacheControl = cacheControlFor({
    ownCacheControl: headers.get("Cache-Control"),
    pathname: c.req.path,
    cookies: isForCache ? undefined : c.req.header("Cookie"),
    setsCookie: headers.has("Set-Cookie"),
    contentType: headers.get("Content-Type"),
  });
  headers.set("Cache-Control", cacheControl);
  // Remix sets no charset for its data
  if (headers.get("Content-Type") === "text/x-script") {
    headers.set("Content-Type", "text/x-script; charset=utf-8");
  }
  if (status === 503) headers.set("Retry-After", String(RETRY_AFTER_SECONDS));
  if (cacheControl !== "no-store" && !cacheControl.includes("public"))
    appendVary(headers, "Cookie");
  return response;
}
