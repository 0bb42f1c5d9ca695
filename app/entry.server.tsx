import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { OFFLINE_HEADER } from "./on-phone";
import { isHydrated, sendsFiles } from "./page-handle";
import { isBusy, markBusy } from "./server/busy";
import type { Context } from "./server/context";
import { DocumentContext } from "./server/document";
import { errorFields } from "./server/log.server";
import { notFoundParts } from "./site/not-found";
import { offlineRule } from "./site/offline-rule";
import type { RootData } from "./site/root-data";

const ABORT_AFTER_MS = 5_000;
/** Routes whose styles the not-found page needs, for any address. */
const NOT_FOUND_ROUTES = ["root", "routes/language", "routes/public/not-found"];

/**
 * Renders the page completely: one small compressed response reaches a slow phone sooner than many
 * chunks.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: Context,
): Promise<Response> {
  const { matches, loaderData, errors } = remixContext.staticHandlerContext;
  // without the root's data a page has no language or phone number; `app/http/remix-pages.ts`
  // sends a fallback page instead
  if (status >= 400 && !loaderData.root) return lastResortResponse(status);
  const root = loaderData.root as RootData | undefined;
  const handles = matches.map((match) => remixContext.routeModules[match.route.id]?.handle);
  const hydrated = isHydrated(handles);
  let finalStatus = status;
  // hydrated pages lack the search of the not-found page
  const isNotFound = !hydrated && Object.values(errors ?? {}).some(isNotFoundError);
  const routes = isNotFound ? NOT_FOUND_ROUTES : matches.map((match) => match.route.id);
  const styles = hydrated ? null : context.stylesOf(routes);
  if (styles) {
    const connectRule = sendsFiles(handles) ? "; connect-src 'self'" : "";
    headers.set("Content-Security-Policy", styles.policy + connectRule);
  }
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
  const onRenderError = (error: unknown) => {
    finalStatus = 500;
    context.log("page.render-failed", errorFields(error));
  };
  const html = hydrated
    ? await renderHydratedPage(document, context.nonce, onRenderError)
    : renderStaticPage(document, onRenderError);
  context.metrics?.pageRendered(performance.now() - started);
  const page = matches.at(-1);
  const rule = offlineRule({
    request,
    status: finalStatus,
    handle: page && remixContext.routeModules[page.route.id]?.handle,
    data: page && loaderData[page.route.id],
    root,
  });
  if (rule) headers.set(OFFLINE_HEADER, rule);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status: finalStatus, headers });
}

/**
 * Renders a page without hydration to one string, a fifth cheaper than a stream.
 *
 * @throws the rendering error, after calling `onRenderError`
 */
function renderStaticPage(page: ReactNode, onRenderError: (error: unknown) => void): string {
  try {
    // `renderToPipeableStream` adds the doctype, `renderToString` does not
    return `<!DOCTYPE html>${renderToString(page)}`;
  } catch (error) {
    onRenderError(error);
    throw error;
  }
}

/** @throws the error of the shell; `onRenderError` gets every rendering error */
async function renderHydratedPage(
  page: ReactNode,
  nonce: string,
  onRenderError: (error: unknown) => void,
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
      onError: onRenderError,
    });
    const timer = setTimeout(abort, ABORT_AFTER_MS);
  });
  // React 18 pads its blocks with NUL before multi-byte characters, as in all Bengali or Thai pages
  // (https://github.com/facebook/react/issues/24985)
  return rendered.replaceAll("\0", "");
}

function isNotFoundError(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** Remix's last-resort response, which `app/http/remix-pages.ts` replaces by a page. */
function lastResortResponse(status: number): Response {
  return new Response(status >= 500 ? "Unexpected Server Error" : null, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

/** Logs unexpected errors of loaders and actions in one line, without user input. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Context },
) {
  if (request.signal.aborted || isDeliberate(error)) return;
  if (isBusy(error)) {
    markBusy(context);
    context.log("http.busy", errorFields(error));
    return;
  }
  context.log("page.failed", errorFields(error));
}

/** Statuses below 500 are deliberate; the request's log line has them. */
function isDeliberate(error: unknown): boolean {
  const status = isRouteErrorResponse(error)
    ? error.status
    : (error as { init?: ResponseInit | null } | null)?.init?.status;
  return status !== undefined && status < 500;
}
