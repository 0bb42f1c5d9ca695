import type { Server, ServerResponse } from "node:http";
import { errorFields, type Log } from "~/server/log.server";

interface ShutdownOptions {
  server: Server;
  log: Log;
  /** Called at once; `/readyz` must fail from now on. */
  onDraining: () => void;
  /** Called once all connections are closed. */
  afterwards: () => Promise<void>;
  endStreams?: () => void;
  /** Time for requests in flight, in milliseconds. */
  patienceMs?: number;
}

const TIMEOUT_MS = 10_000;
/** Below the 30 s of kill_timeout in fly.toml, which kills without a log line. */
const FORCED_EXIT_MS = 25_000;

/**
 * On SIGTERM or SIGINT: accept no more connections, finish running requests, close, exit with 0;
 * with 1 if that fails or takes too long.
 */
export function stopOnSignal(options: ShutdownOptions): void {
  let hasBegun = false;
  const endStreams = eventStreamsOf(options.server);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (hasBegun) return;
      hasBegun = true;
      options.log("process.stopping", { signal });
      setTimeout(() => {
        options.log("process.stopping-forced");
        process.exit(1);
      }, FORCED_EXIT_MS).unref();
      stop({ ...options, endStreams }).then(
        () => process.exit(0),
        (error) => {
          options.log("process.stopping-failed", errorFields(error));
          process.exit(1);
        },
      );
    });
  }
}

/**
 * Tracks open event streams, which would delay every stop; their clients reconnect by themselves.
 *
 * @returns a function that ends them
 */
export function eventStreamsOf(server: Server): () => void {
  const openStreams = new Set<ServerResponse>();
  server.on("request", (request, response) => {
    // sent by every EventSource (HTML Standard, 9.2.3)
    if (request.headers.accept !== "text/event-stream") return;
    openStreams.add(response);
    response.once("close", () => openStreams.delete(response));
  });
  return () => {
    for (const response of openStreams) response.destroy();
  };
}

export async function stop({
  server,
  onDraining,
  afterwards,
  ...rest
}: ShutdownOptions): Promise<void> {
  onDraining();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  rest.endStreams?.();
  // kept-alive connections become idle only after their response
  const idleTimer = setInterval(() => server.closeIdleConnections(), 100);
  const cutTimer = setTimeout(() => server.closeAllConnections(), rest.patienceMs ?? TIMEOUT_MS);
  await closed;
  clearInterval(idleTimer);
  clearTimeout(cutTimer);
  await afterwards();
}
