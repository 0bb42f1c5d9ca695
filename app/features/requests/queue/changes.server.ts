import type { Database } from "#db/connection.server";
import type { Context } from "~/server/context";
import { eventStream } from "~/server/event-stream";
import { countRequestChanges } from "../history.server";

const POLL_INTERVAL_MS = 1_000;
/** Allows for slow clocks of other machines, and for long transactions. */
const LOOK_BACK_MS = 60 * 60_000;
/** Interval of updates, because the clocks on the page change every minute. */
const MINUTE_MS = 60_000;

/**
 * Sends an event when requests change, and every minute.
 *
 * @param isAllowed checks the session before each event
 */
export function changeEvents(
  context: Pick<Context, "db" | "now">,
  signal: AbortSignal,
  isAllowed: () => Promise<boolean>,
): Response {
  return eventStream(signal, ({ send, end }) => {
    const sendIfAllowed = async (event: string) => {
      if (await isAllowed().catch(() => false)) send(event);
      else end();
    };
    const unwatch = watchRequests(context, () => void sendIfAllowed("requests"));
    const minute = setInterval(() => void sendIfAllowed("minute"), MINUTE_MS);
    return () => {
      unwatch();
      clearInterval(minute);
    };
  });
}

interface Watch {
  listeners: Set<() => void>;
  timer: NodeJS.Timeout;
}

/** One watch for each database that has listeners. */
const watches = new WeakMap<Database, Watch>();

/**
 * Calls `onChange` within about a second after any process commits a change to requests. Changes in quick succession
 * cause one call.
 *
 * @returns a function that stops watching
 */
function watchRequests({ db, now }: Pick<Context, "db" | "now">, onChange: () => void): () => void {
  const watch = watches.get(db) ?? startWatch(db, now());
  watch.listeners.add(onChange);
  return () => {
    watch.listeners.delete(onChange);
    if (watch.listeners.size > 0) return;
    clearInterval(watch.timer);
    watches.delete(db);
  };
}

function startWatch(db: Database, now: Date): Watch {
  const since = new Date(now.getTime() - LOOK_BACK_MS);
  let lastCount: number | null = null;
  let isPolling = false;
  const poll = async () => {
    if (isPolling) return;
    isPolling = true;
    // the next query makes up for a failed one
    const count = await countRequestChanges(db, since).catch(() => lastCount);
    isPolling = false;
    if (count === lastCount) return;
    lastCount = count;
    for (const listener of watch.listeners) listener();
  };
  const watch = {
    listeners: new Set<() => void>(),
    timer: setInterval(poll, POLL_INTERVAL_MS).unref(),
  };
  watches.set(db, watch);
  void poll();
  return watch;
}
