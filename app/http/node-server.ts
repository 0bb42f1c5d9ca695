import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { limitConnections } from "./connections";
import { type FallbackReason, fallbackResponse, fallbackStatus } from "./fallback-page";
import type { HttpEnv } from "./http-env";
import { ALLOWED_METHODS } from "./method-guard";
import type { PageCache } from "./page-cache";
import { createNonce, securityHeadersFor } from "./security-headers";
import { maySendSlowly } from "./slow-uploads";

export interface ServerTimeouts {
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  keepAliveTimeoutMs: number;
}

/** Timeouts that are long enough to send a form over 2G. */
const defaultTimeouts: ServerTimeouts = {
  headersTimeoutMs: 20_000,
  requestTimeoutMs: 60_000,
  keepAliveTimeoutMs: 65_000,
};

const MAX_HEADER_BYTES = 16 * 1024;

/** A connection takes about 50 KB (socket, request, headers); this many fit into memory. */
const MAX_CONNECTIONS = 2_000;

/** The HTTP server in front of the app; it answers invalid requests with our own error pages. */
export function createNodeServer(
  app: Pick<Hono<HttpEnv>, "fetch">,
  https: boolean,
  {
    limits: timeouts = defaultTimeouts,
    connections = MAX_CONNECTIONS,
    cache,
  }: { limits?: ServerTimeouts; connections?: number; cache?: Pick<PageCache, "answer"> } = {},
): Server {
  const listener = getRequestListener(app.fetch, {
    // the app reads accepted bodies completely; Node discards refused ones, so that clients read
    // the response
    autoCleanupIncoming: false,
    errorHandler: () => securedFallback("badRequest", "/", https),
  });
  const respond: RequestListener = (request, response) => {
    // programs disagree on which of several Host headers is valid (RFC 9112, 3.2)
    if (hasSeveralHosts(request)) delete request.headers.host;
    const askApp = () => void listener(request, response);
    const cacheAnswer = cache?.answer(request, response);
    if (!cacheAnswer) return askApp();
    void cacheAnswer.then((isSent) => isSent || askApp());
  };
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: timeouts.headersTimeoutMs,
      requestTimeout: timeouts.requestTimeoutMs,
      keepAliveTimeout: timeouts.keepAliveTimeoutMs,
      connectionsCheckingInterval: Math.min(5_000, timeouts.headersTimeoutMs),
      // Node's own answer would lack our headers
      requireHostHeader: false,
    },
    respond,
  );
  limitConnections(server, connections);
  // an unknown expectation may be ignored (RFC 9110, 10.1.1)
  server.on("checkExpectation", respond);
  // posted-form.ts sends the 100 Continue once it wants the body
  server.on("checkContinue", (request, response) => server.emit("request", request, response));
  server.on("connect", (_request, socket) => socket.end(methodNotAllowed(https)));
  server.on("clientError", (error: ClientError, socket: Socket) => {
    // Node reports a timeout once per request; `pacedBytes` then ends an upload that stands still
    if (error.code === "ERR_HTTP_REQUEST_TIMEOUT" && maySendSlowly(socket)) return;
    void refuse(error, socket, https);
  });
  return server;
}

/** Uses the raw headers: Node builds `headersDistinct` anew for each request. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  const isName = (at: number) => at % 2 === 0;
  const hosts = rawHeaders.filter(
    (text, at) => isName(at) && text.length === 4 && text.toLowerCase() === "host",
  );
  return hosts.length > 1;
}

interface ClientError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

/** The raw response for methods that Node does not pass on as a request. */
function methodNotAllowed(https: boolean): string {
  const headers = securityHeadersFor({ nonce: createNonce(), https });
  return [
    "HTTP/1.1 405 Method Not Allowed",
    `Allow: ${ALLOWED_METHODS}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    "Content-Length: 0",
    "Connection: close",
    "\r\n",
  ].join("\r\n");
}

async function refuse(error: ClientError, socket: Socket, https: boolean): Promise<void> {
  if (error.code === "ECONNRESET" || !socket.writable || hasBegunToAnswer(socket)) {
    socket.destroy();
    return;
  }
  if (error.code === "HPE_INVALID_METHOD") {
    closeGracefully(socket, methodNotAllowed(https));
    return;
  }
  const reason = reasonByErrorCode[error.code ?? ""] ?? "badRequest";
  const response = securedFallback(reason, requestedPath(error.rawPacket), https);
  const body = await response.text();
  const lines = [...response.headers].map(([name, value]) => `${name}: ${value}`);
  closeGracefully(
    socket,
    [
      `HTTP/1.1 ${fallbackStatus(reason)} ${statusTexts[reason]}`,
      ...lines,
      `content-length: ${Buffer.byteLength(body)}`,
      "connection: close",
      "",
      body,
    ].join("\r\n"),
  );
}

const reasonByErrorCode: Record<string, FallbackReason> = {
  HPE_HEADER_OVERFLOW: "headerTooLarge",
  ERR_HTTP_REQUEST_TIMEOUT: "timeout",
};

const statusTexts: Record<FallbackReason, string> = {
  badRequest: "Bad Request",
  otherSite: "Forbidden",
  notFound: "Not Found",
  wrongMethod: "Method Not Allowed",
  timeout: "Request Timeout",
  infected: "Conflict",
  tooLarge: "Content Too Large",
  headerTooLarge: "Request Header Fields Too Large",
  serverError: "Internal Server Error",
  brokenFile: "Bad Gateway",
  busy: "Service Unavailable",
};

/** Closing while the client still sends would reset the connection and lose the answer. */
function closeGracefully(socket: Socket, answer: string): void {
  socket.end(answer);
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

const LINGER_MS = 2_000;

function hasBegunToAnswer(socket: Socket): boolean {
  const message = (socket as { _httpMessage?: { headersSent?: boolean } })._httpMessage;
  return message?.headersSent === true;
}

/** The requested path, which decides the page's language; the first packet usually contains it. */
function requestedPath(packet: Buffer | undefined): string {
  return /^[A-Z]+ (\/[^ ?]*)/.exec(packet?.subarray(0, 200).toString("latin1") ?? "")?.[1] ?? "/";
}

function securedFallback(reason: FallbackReason, pathname: string, https: boolean): Response {
  const nonce = createNonce();
  const response = fallbackResponse(reason, pathname, nonce, null);
  for (const [name, value] of securityHeadersFor({ nonce, https })) {
    response.headers.set(name, value);
  }
  return response;
}
