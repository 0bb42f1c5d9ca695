import { listen } from "#db/changes";
import type { Database } from "#db/connection.server";

/** A line that nobody sends anything on is cut by proxies, most after a minute. */
const BEAT_MS = 25_000;
/** Clocks go on while nothing happens. */
const MINUTE_MS = 60_000;
/** The browser comes again, and its session is looked at anew. */
const LONGEST_MS = 10 * 60_000;
const RETRY_MS = 3_000;

/**
 * Says that bookings or messages have changed, not what, and when a minute has gone by: who hears it
 * fetches the page anew. Ends when the client has gone, and by itself after ten minutes.
 *
 * @param mayHear whether the session is still a coordinator's; asked before anything is said
 * @returns a body of `text/event-stream` (https://html.spec.whatwg.org/multipage/server-sent-events.html)
 */
export function changeEvents(
  db: Database,
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
      const unlisten = listen(db, ["requests"], () => void tell("requests"));
      const beat = setInterval(() => say(": still here\n\n"), BEAT_MS);
      const minute = setInterval(() => void tell("minute"), MINUTE_MS);
      const longest = setTimeout(end, LONGEST_MS);
      stop = () => {
        isOver = true;
        unlisten();
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
