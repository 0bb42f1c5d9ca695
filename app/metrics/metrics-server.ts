import { createServer, type Server } from "node:http";
import { errorFields, type Log, logOfRun } from "~/server/log.server";

const METRICS_PATH = "/metrics";
const CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** A scraper is on our own network, asks every few seconds, and sends no body. */
const TIMEOUT_MS = 5_000;
const MAX_CONNECTIONS = 20;
const MAX_HEADER_BYTES = 8 * 1024;

/**
 * Serves `/metrics` on a port of its own.
 *
 * @param scrape renders the text
 */
export function createMetricsServer(scrape: () => Promise<string>, log: Log): Server {
  const server = createServer(
    {
      headersTimeout: TIMEOUT_MS,
      requestTimeout: TIMEOUT_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (request, response) => {
      const answer = (status: number, text: string, headers: Record<string, string> = {}) =>
        response
          .writeHead(status, {
            "Cache-Control": "no-store",
            "Content-Type": CONTENT_TYPE,
            ...headers,
          })
          .end(text);
      request.resume();
      if (request.url?.split("?")[0] !== METRICS_PATH) return void answer(404, "");
      if (request.method !== "GET") return void answer(405, "", { Allow: "GET" });
      scrape().then(
        (text) => answer(200, text),
        (error: unknown) => {
          logOfRun(log)("metrics.failed", errorFields(error));
          answer(500, "");
        },
      );
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}
