import type { AppLoadContext } from "@remix-run/server-runtime";
import type { Context as HonoContext, MiddlewareHandler } from "hono";
import type { Services } from "~/server/context";
import { logAbout } from "~/server/log.server";
import { readableUrl } from "./address";
import { bodyLimitOf, readBody } from "./body-limit";
import { cacheControlFor } from "./cache-control";
import { clientAddress } from "./client-address";
import { appendVary, compressResponse } from "./compression";
import { type FallbackReason, fallbackResponse } from "./fallback-page";
import type { HttpEnv } from "./http-env";
import { headersOfOwnPost } from "./origin";

export type PageHandler = (request: Request, context: AppLoadContext) => Promise<Response>;

/** What renders pages, and where their styles come from. */
export interface Pages {
  handle: PageHandler;
  stylesOf: (routeIds: string[]) => string;
}

/** Hands a request to the application, checked, and makes its answer fit to be sent. */
export function remixPages(services: Services, pages: Pages): MiddlewareHandler<HttpEnv> {
  const { clientAddressHeader } = services.env;
  return async (c) => {
    const request = await requestFor(c, services.env.publicUrl);
    const response =
      request instanceof Response ? request : await pages.handle(request, contextFor(c));
    return finished(c, await withDesignedError(c, response));
  };

  function contextFor(c: HonoContext<HttpEnv>): AppLoadContext {
    return {
      ...services,
      log: logAbout(services.log, c.get("about")),
      about: c.get("about"),
      nonce: c.get("nonce"),
      stylesOf: pages.stylesOf,
      clientAddress: clientAddress(
        c.env?.incoming?.socket.remoteAddress,
        clientAddressHeader === null ? undefined : c.req.header(clientAddressHeader),
      ),
      memo: new Map(),
    };
  }
}

/**
 * The request as the application gets it: with a body that is whole and within the limit. HEAD is
 * asked as GET, so that it has the same headers; the body is left out on the way back.
 */
async function requestFor(c: HonoContext<HttpEnv>, publicUrl: string): Promise<Request | Response> {
  const { raw } = c.req;
  const url = readableUrl(raw.url);
  const { signal } = raw;
  if (raw.method !== "POST") {
    const asItIs = raw.method === "GET" && url === raw.url;
    return asItIs ? raw : new Request(url, { headers: raw.headers, signal });
  }
  const body = await readBody(raw, bodyLimitOf(c.req.path));
  if (body === "too large") return refusal(c, "tooLarge");
  if (body === "cut off") return refusal(c, "badRequest");
  const headers = headersOfOwnPost(raw.headers, url, publicUrl);
  if (!headers) return refusal(c, "otherSite");
  return new Request(url, { method: "POST", headers, signal, body });
}

function refusal(c: HonoContext<HttpEnv>, reason: FallbackReason): Response {
  return fallbackResponse(reason, c.req.path, c.get("nonce"));
}

/** Remix's own last resort is a line of text, and an address without a page answers with JSON. */
async function withDesignedError(c: HonoContext<HttpEnv>, response: Response): Promise<Response> {
  const type = response.headers.get("Content-Type") ?? "";
  const isLastResort = response.status === 500 && type.startsWith("text/plain");
  const isNoPage = response.status >= 400 && !type.startsWith("text/html");
  if (!isLastResort && !(isNoPage && wantsPage(c))) return response;
  const { body, headers } = response;
  await body?.cancel();
  const page = refusal(c, reasonOf(response.status));
  for (const cookie of headers.getSetCookie()) page.headers.append("Set-Cookie", cookie);
  return new Response(page.body, { status: response.status, headers: page.headers });
}

/** A person's browser asks for HTML by name; a script of a page asks for data. */
function wantsPage(c: HonoContext<HttpEnv>): boolean {
  return /\btext\/html\b/i.test(c.req.header("Accept") ?? "") && !c.req.path.endsWith(".data");
}

function reasonOf(status: number): FallbackReason {
  if (status === 403) return "otherSite";
  if (status === 404) return "notFound";
  if (status === 405) return "wrongMethod";
  return status < 500 ? "badRequest" : "serverError";
}

async function finished(c: HonoContext<HttpEnv>, given: Response): Promise<Response> {
  const response = await compressResponse(given, c.req.header("Accept-Encoding"));
  const headers = new Headers(response.headers);
  const cacheControl = cacheControlFor({
    given: headers.get("Cache-Control"),
    pathname: c.req.path,
    cookies: c.req.header("Cookie"),
    setsCookie: headers.has("Set-Cookie"),
    contentType: headers.get("Content-Type"),
  });
  headers.set("Cache-Control", cacheControl);
  // Remix's data names no charset; without one a reader guesses
  if (headers.get("Content-Type") === "text/x-script") {
    headers.set("Content-Type", "text/x-script; charset=utf-8");
  }
  if (cacheControl !== "no-store" && !cacheControl.includes("public"))
    appendVary(headers, "Cookie");
  return new Response(response.body, { status: response.status, headers });
}
