import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** So long after the server refused to tell it is asked whether it would. */
const AGAIN_MS = 10_000;

/**
 * Keeps a page up to date: fetches its data anew when the server tells of a change, or that a minute has
 * gone by. Nothing is fetched but when word has just come, for what is asked over a line that has dropped
 * fails, and an error would take the place of the list. A page that nobody looks at asks for nothing. The
 * browser takes a dropped line up again, and word comes soon after: then what was missed is fetched.
 *
 * @param events the address that tells of changes, as server-sent events
 */
export function useLive(events: string): void {
  const { revalidate, state } = useRevalidator();
  const isBusy = useRef(false);
  const isMissed = useRef(false);
  isBusy.current = state !== "idle";
  useEffect(() => {
    if (state !== "idle" || !isMissed.current) return;
    isMissed.current = false;
    revalidate();
  }, [state, revalidate]);
  useEffect(() => {
    let source: EventSource | null = null;
    let again: ReturnType<typeof setTimeout> | undefined;
    const fresh = () => {
      // what comes while the page is being fetched is fetched after it
      if (isBusy.current) isMissed.current = true;
      else revalidate();
    };
    const close = () => {
      clearTimeout(again);
      source?.close();
      source = null;
    };
    const open = () => {
      close();
      source = new EventSource(events);
      source.onmessage = fresh;
      source.onerror = () => {
        // a browser takes up a line that dropped, but no answer that it cannot read
        if (source?.readyState === EventSource.CLOSED) again = setTimeout(ask, AGAIN_MS);
      };
    };
    const ask = async () => {
      const answer = await answerOf(events);
      if (source?.readyState !== EventSource.CLOSED) return;
      if (answer === "tells") open();
      // the log-in has run out: the page leads to it
      else if (answer === "leads elsewhere") revalidate();
      else again = setTimeout(ask, AGAIN_MS);
    };
    const onVisibility = () => (document.hidden ? close() : open());
    onVisibility();
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("pagehide", close);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("pagehide", close);
      close();
    };
  }, [events, revalidate]);
}

/** The status with which the server would answer. */
async function answerOf(events: string): Promise<"tells" | "leads elsewhere" | "fails"> {
  const ending = new AbortController();
  try {
    const { ok, type } = await fetch(events, { redirect: "manual", signal: ending.signal });
    if (type === "opaqueredirect") return "leads elsewhere";
    return ok ? "tells" : "fails";
  } catch {
    return "fails";
  } finally {
    ending.abort();
  }
}
