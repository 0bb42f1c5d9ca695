import type { Server, ServerResponse } from "node:http";
import { errorFields, type Log } from "~/server/log.server";

interface Stopping {
  server: Server;
  log: Log;
  /** Called at once: from here on `/readyz` says no. */
  onDraining: () => void;
  /** Called when the last request is answered. */
  afterwards: () => Promise<void>;
  /** Ends what has no end of its own. */
  endStreams?: () => void;
  /** How long requests in flight have. */
  patienceMs?: number;
}

const PATIENCE_MS = 10_000;
/** Whatever else hangs: within the 30 s of fly.toml's kill_timeout, which cuts without a word. */
const AT_MOST_MS = 25_000;

/** On SIGTERM or SIGINT: take no more connections, finish what has begun, close, exit 0. */
export function stopOnSignal(stopping: Stopping): void {
  let begun = false;
  const endStreams = eventStreamsOf(stopping.server);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (begun) return;
      begun = true;
      stopping.log("stopping", { signal });
      setTimeout(() => {
        stopping.log("stopping_cut_off");
        process.exit(1);
      }, AT_MOST_MS).unref();
      stop({ ...stopping, endStreams }).then(
        () => process.exit(0),
        (error) => {
          stopping.log("stopping_failed", errorFields(error));
          process.exit(1);
        },
      );
    });
  }
}

/**
 * Follows the streams of events that a server has open: they would hold up every stop, and their
 * clients come again by themselves, to a server that stays.
 *
 * @returns what ends them
 */
export function eventStreamsOf(server: Server): () => void {
  const open = new Set<ServerResponse>();
  server.on("request", (request, response) => {
    // as every EventSource asks (HTML Standard, 9.2.3)
    if (request.headers.accept !== "text/event-stream") return;
    open.add(response);
    response.once("close", () => open.delete(response));
  });
  return () => {
    for (const response of open) response.destroy();
  };
}

export async function stop({ server, onDraining, afterwards, ...rest }: Stopping): Promise<void> {
  onDraining();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  rest.endStreams?.();
  // a connection that is kept alive becomes idle only after its answer
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), rest.patienceMs ?? PATIENCE_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
  await afterwards();
}
