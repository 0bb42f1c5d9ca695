import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { OFFLINE_HEADER } from "./on-phone";
import { isHydrated } from "./page-handle";
import { isBusy, markBusy } from "./server/busy";
import type { Context } from "./server/context";
import { DocumentContext } from "./server/document";
import { errorFields } from "./server/log.server";
import { notFoundParts } from "./site/not-found";
import { offlineRule } from "./site/offline-rule";
import type { RootData } from "./site/root-data";

const ABORT_AFTER_MS = 5_000;
/** The routes of which a page that is not there has the styles, whichever was asked for. */
const NOT_FOUND = ["root", "routes/language", "routes/public/not-found"];

/**
 * Renders the page whole: a page is small, and one compressed response reaches a phone on a slow
 * line sooner than many.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: Context,
): Promise<Response> {
  const { matches, loaderData, errors } = remixContext.staticHandlerContext;
  // an error without root's data (the database failed it, or a button's action threw) would be drawn
  // without the reader's language and the number to call; the server in front has both
  if (status >= 400 && !loaderData.root) return withoutPage(status);
  const root = loaderData.root as RootData | undefined;
  const hydrated = isHydrated(
    matches.map((match) => remixContext.routeModules[match.route.id]?.handle),
  );
  let finalStatus = status;
  // a page that scripts take over would have to know it there too, and none of those has the search
  const isNotFound = !hydrated && Object.values(errors ?? {}).some(isNoPage);
  const routes = isNotFound ? NOT_FOUND : matches.map((match) => match.route.id);
  const styles = hydrated ? null : context.stylesOf(routes);
  if (styles) headers.set("Content-Security-Policy", styles.policy);
  const { publicScript } = context;
  const values = {
    nonce: styles ? undefined : context.nonce,
    css: styles?.css ?? "",
    publicScript,
    ...(isNotFound && { notFound: notFoundParts }),
  };
  const started = performance.now();
  const document = (
    <DocumentContext.Provider value={values}>
      <RemixServer context={remixContext} url={request.url} nonce={values.nonce} />
    </DocumentContext.Provider>
  );
  const failed = (error: unknown) => {
    finalStatus = 500;
    context.log("render-error", errorFields(error));
  };
  const html = hydrated
    ? await renderWhole(document, context.nonce, failed)
    : renderAtOnce(document, failed);
  context.metrics?.pageDrawn(performance.now() - started);
  const page = matches.at(-1);
  const rule = offlineRule({
    request,
    status: finalStatus,
    handle: page && remixContext.routeModules[page.route.id]?.handle,
    root,
  });
  if (rule) headers.set(OFFLINE_HEADER, rule);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status: finalStatus, headers });
}

/**
 * Nothing that comes later stands in a page without scripts. In one string it takes a fifth less of the
 * processor than through a stream of blocks.
 *
 * @throws what kept it from being drawn, of which `failed` hears first
 */
function renderAtOnce(page: ReactNode, failed: (error: unknown) => void): string {
  try {
    // the stream begins with it by itself
    return `<!DOCTYPE html>${renderToString(page)}`;
  } catch (error) {
    failed(error);
    throw error;
  }
}

/** @throws what kept all of it from being drawn; of a part that has its own boundary `failed` hears */
async function renderWhole(
  page: ReactNode,
  nonce: string,
  failed: (error: unknown) => void,
): Promise<string> {
  const rendered = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        resolve(text(body));
        pipe(body);
      },
      onShellError: reject,
      onError: failed,
    });
    const timer = setTimeout(abort, ABORT_AFTER_MS);
  });
  // React 18 writes blocks of 2 KB, and pads a block with NUL where the next character is longer
  // than what is left of it: every Bengali or Thai page has some
  // (https://github.com/facebook/react/issues/24985)
  return rendered.replaceAll("\0", "");
}

function isNoPage(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** For `app/http/remix-pages.ts` to answer with a page of its own: what Remix says as a last resort. */
function withoutPage(status: number): Response {
  return new Response(status >= 500 ? "Unexpected Server Error" : null, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

/** Errors that loaders and actions did not mean to throw: one line, without what was typed. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Context },
) {
  if (request.signal.aborted || isAnswer(error)) return;
  if (isBusy(error)) {
    markBusy(context);
    context.log("busy", errorFields(error));
    return;
  }
  context.log("unexpected-error", errorFields(error));
}

/**
 * What answers with a status below 500 was thrown on purpose (a page that is not there, a form of
 * another site), or is a post to a page without a form: the request's line has it.
 */
function isAnswer(error: unknown): boolean {
  const status = isRouteErrorResponse(error)
    ? error.status
    : (error as { init?: ResponseInit | null } | null)?.init?.status;
  return status !== undefined && status < 500;
}
