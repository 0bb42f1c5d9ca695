/** Proxies cut idle connections, most after a minute. */
const BEAT_MS = 25_000;
/** After this time the browser reconnects, and its session is checked again. */
const MAX_MS = 10 * 60_000;
/** After a lost connection, the browser reconnects in this time. */
const RETRY_MS = 3_000;

interface Stream {
  /** Sends an event. */
  send: (data: string) => void;
  /** Ends the stream. */
  end: () => void;
}

/**
 * A stream of server-sent events. It ends with the connection, or after ten minutes.
 *
 * @param begin starts sending events, and returns a function that stops it
 */
export function eventStream(signal: AbortSignal, begin: (stream: Stream) => () => void): Response {
  const encoder = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOver = false;
      const write = (text: string) => {
        if (!isOver) controller.enqueue(encoder.encode(text));
      };
      const end = () => {
        if (isOver) return;
        stop();
        controller.close();
      };
      write(`retry: ${RETRY_MS}\n\n`);
      const stopWork = begin({ send: (data) => write(`data: ${data}\n\n`), end });
      const beat = setInterval(() => write(": still here\n\n"), BEAT_MS);
      const maxTimer = setTimeout(end, MAX_MS);
      stop = () => {
        isOver = true;
        stopWork();
        clearInterval(beat);
        clearTimeout(maxTimer);
        signal.removeEventListener("abort", end);
      };
      signal.addEventListener("abort", end);
      if (signal.aborted) end();
    },
    cancel() {
      stop();
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream",
      // keeps proxies from buffering the stream
      "X-Accel-Buffering": "no",
    },
  });
}
