import type { Database } from "#db/connection.server";
import type { Context } from "~/server/context";
import { countRequestChanges } from "../history.server";

const LOOK_EVERY_MS = 1_000;
/** Allows for slow clocks of other machines, and for long transactions. */
const LOOK_BACK_MS = 60 * 60_000;
/** Proxies cut idle connections, most after a minute. */
const BEAT_MS = 25_000;
/** The clocks on the page change every minute. */
const MINUTE_MS = 60_000;
/** After this time the browser reconnects, and its session is checked again. */
const LONGEST_MS = 10 * 60_000;
const RETRY_MS = 3_000;

/**
 * Sends an event when requests change, and every minute. Ends with the connection, or after ten minutes.
 *
 * @param mayHear checks the session before each event
 * @returns a `text/event-stream` body
 */
export function changeEvents(
  context: Pick<Context, "db" | "now">,
  signal: AbortSignal,
  mayHear: () => Promise<boolean>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let stop = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      let isOver = false;
      const say = (text: string) => controller.enqueue(encoder.encode(text));
      const end = () => {
        if (isOver) return;
        stop();
        controller.close();
      };
      const tell = async (what: string) => {
        const isHeard = await mayHear().catch(() => false);
        if (isOver) return;
        if (isHeard) say(`data: ${what}\n\n`);
        else end();
      };
      const unwatch = watchRequests(context, () => void tell("requests"));
      const beat = setInterval(() => say(": still here\n\n"), BEAT_MS);
      const minute = setInterval(() => void tell("minute"), MINUTE_MS);
      const longest = setTimeout(end, LONGEST_MS);
      stop = () => {
        isOver = true;
        unwatch();
        clearInterval(beat);
        clearInterval(minute);
        clearTimeout(longest);
        signal.removeEventListener("abort", end);
      };
      signal.addEventListener("abort", end);
      say(`retry: ${RETRY_MS}\n\n`);
      if (signal.aborted) end();
    },
    cancel() {
      stop();
    },
  });
}

interface Watch {
  listeners: Set<() => void>;
  timer: NodeJS.Timeout;
}

/** One watch for each database, while somebody listens. */
const watches = new WeakMap<Database, Watch>();

/**
 * Calls back within about a second of committed changes to requests, by any process. Quick successions are
 * reported once.
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
  let seen: number | null = null;
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    // after a failed query the next one catches up
    const count = await countRequestChanges(db, since).catch(() => seen);
    looking = false;
    if (count === seen) return;
    seen = count;
    for (const tell of watch.listeners) tell();
  };
  const watch = {
    listeners: new Set<() => void>(),
    timer: setInterval(look, LOOK_EVERY_MS).unref(),
  };
  watches.set(db, watch);
  void look();
  return watch;
}
