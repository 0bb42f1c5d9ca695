import { type IncomingHttpHeaders, request } from "node:http";

export interface OutgoingRequest {
  method?: string;
  /** The address as it is sent. */
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
  timeoutMs?: number;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Time from sending the request to the last byte of the answer. */
  ms: number;
}

const TIMEOUT_MS = 15_000;
/**
 * Limit of an answer's headers: a redirect may repeat an address at three times its length, which
 * browsers accept.
 */
const MAX_HEADER_BYTES = 128 * 1024;

/**
 * Sends one request and reads its whole answer, without following redirects.
 *
 * @throws Error if no complete answer comes in time, or the connection breaks
 */
export function send(origin: string, outgoing: OutgoingRequest): Promise<Answer> {
  const { method = "GET", path, headers = {}, body, timeoutMs = TIMEOUT_MS } = outgoing;
  const { hostname, port } = new URL(origin);
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const message = request({
      hostname,
      port,
      method,
      path,
      agent: false,
      maxHeaderSize: MAX_HEADER_BYTES,
      headers: {
        ...(body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) }),
        ...headers,
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    message.on("error", reject);
    message.on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("error", reject);
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString("utf8"),
          ms: performance.now() - started,
        }),
      );
    });
    message.end(body);
  });
}

/** The post of a form from a client address, with the headers that a browser sends. */
export function formPost(
  origin: string,
  path: string,
  {
    cookies,
    fields,
    address,
  }: { cookies: string; fields: Record<string, string>; address: string },
): OutgoingRequest {
  return {
    method: "POST",
    path,
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      "Fly-Client-IP": address,
      Cookie: cookies,
      Origin: origin,
    },
    body: new URLSearchParams(fields).toString(),
  };
}
