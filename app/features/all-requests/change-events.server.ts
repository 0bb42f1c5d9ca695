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
 * @returns a body of `text/event-stream` (https://html.spec.whatwg.org/multipage/server-sent-events.html)
 */
export function changeEvents(db: Database, signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let stop = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (text: string) => controller.enqueue(encoder.encode(text));
      const unlisten = listen(db, ["requests"], () => say("data: requests\n\n"));
      const beat = setInterval(() => say(": still here\n\n"), BEAT_MS);
      const minute = setInterval(() => say("data: minute\n\n"), MINUTE_MS);
      const end = setTimeout(() => {
        stop();
        controller.close();
      }, LONGEST_MS);
      stop = () => {
        unlisten();
        clearInterval(beat);
        clearInterval(minute);
        clearTimeout(end);
        signal.removeEventListener("abort", onGone);
      };
      const onGone = () => {
        stop();
        controller.close();
      };
      signal.addEventListener("abort", onGone);
      say(`retry: ${RETRY_MS}\n\n`);
      if (signal.aborted) onGone();
    },
    cancel() {
      stop();
    },
  });
}
