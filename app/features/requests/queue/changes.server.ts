import type { Database } from "#db/connection.server";
import type { Context } from "~/server/context";
import { countRequestChanges } from "../history.server";

const LOOK_EVERY_MS = 1_000;
/** Other machines' clocks may be behind, and a long transaction commits late. */
const LOOK_BACK_MS = 60 * 60_000;
/** A line that nobody sends anything on is cut by proxies, most after a minute. */
const BEAT_MS = 25_000;
/** Clocks go on while nothing happens. */
const MINUTE_MS = 60_000;
/** The browser comes again, and its session is looked at anew. */
const LONGEST_MS = 10 * 60_000;
const RETRY_MS = 3_000;

/**
 * Says that requests have changed, not what, and when a minute has gone by: who hears it
 * fetches the page anew. Ends when the client has gone, and by itself after ten minutes.
 *
 * @param mayHear whether the session is still a coordinator's; asked before anything is said
 * @returns a body of `text/event-stream` (https://html.spec.whatwg.org/multipage/server-sent-events.html)
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

/** One for each database, while somebody watches. */
const watches = new WeakMap<Database, Watch>();

/**
 * Calls back within about a second of each committed change of a request, whichever process made it.
 * Changes in quick succession are told once.
 *
 * @returns ends the watching
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
    // a failed look is made up for by the next
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
