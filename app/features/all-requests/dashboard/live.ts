import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Clocks go on while nothing happens. */
const EACH_MINUTE_MS = 60_000;

/**
 * Keeps a page up to date: fetches its data anew when the server tells of a change, each minute, and
 * when the page is looked at again. A page that nobody looks at asks for nothing; a dropped line is
 * taken up again by the browser, which then hears of what it missed.
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
    const fresh = () => {
      // what comes while the page is being fetched is fetched after it
      if (isBusy.current) isMissed.current = true;
      else revalidate();
    };
    const open = () => {
      source ??= new EventSource(events);
      source.onmessage = fresh;
    };
    const close = () => {
      source?.close();
      source = null;
    };
    const onVisibility = () => {
      if (document.hidden) return close();
      open();
      fresh();
    };
    if (!document.hidden) open();
    const minute = setInterval(() => {
      if (!document.hidden) fresh();
    }, EACH_MINUTE_MS);
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("pagehide", close);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("pagehide", close);
      clearInterval(minute);
      close();
    };
  }, [events, revalidate]);
}
