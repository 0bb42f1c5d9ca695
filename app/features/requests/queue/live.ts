import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Delay before reconnecting after a refused connection. */
const RETRY_MS = 10_000;

/**
 * Refetches the page's data at each server-sent event while the page is visible. It does not poll, because a failed
 * fetch would replace the list with an error.
 *
 * @param events address of the stream
 * @param runsWhileHidden true to continue while the page is hidden, for notifications
 */
export function useLive(events: string, runsWhileHidden = false): void {
  const { revalidate, state } = useRevalidator();
  const isBusy = useRef(false);
  const hasMissedEvent = useRef(false);
  isBusy.current = state !== "idle";
  useEffect(() => {
    if (state !== "idle" || !hasMissedEvent.current) return;
    hasMissedEvent.current = false;
    revalidate();
  }, [state, revalidate]);
  useEffect(() => {
    let source: EventSource | null = null;
    let retryTimer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      // an event during a fetch causes another fetch after it
      if (isBusy.current) hasMissedEvent.current = true;
      else revalidate();
    };
    const close = () => {
      clearTimeout(retryTimer);
      source?.close();
      source = null;
    };
    const open = () => {
      close();
      source = new EventSource(events);
      source.onmessage = refresh;
      source.onerror = () => {
        // a browser reconnects after a dropped connection, but not after an error response
        if (source?.readyState === EventSource.CLOSED) retryTimer = setTimeout(reconnect, RETRY_MS);
      };
    };
    const reconnect = async () => {
      const result = await probe(events);
      if (source?.readyState !== EventSource.CLOSED) return;
      if (result === "open") open();
      // the session has expired: the page redirects to the log-in
      else if (result === "redirected") revalidate();
      else retryTimer = setTimeout(reconnect, RETRY_MS);
    };
    const onVisibility = () => {
      if (!document.hidden) open();
      else if (!runsWhileHidden) close();
    };
    onVisibility();
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("pagehide", close);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("pagehide", close);
      close();
    };
  }, [events, revalidate, runsWhileHidden]);
}

/** Requests the event address to find out why the connection failed. */
async function probe(events: string): Promise<"open" | "redirected" | "failed"> {
  const controller = new AbortController();
  try {
    const { ok, type } = await fetch(events, { redirect: "manual", signal: controller.signal });
    if (type === "opaqueredirect") return "redirected";
    return ok ? "open" : "failed";
  } catch {
    return "failed";
  } finally {
    controller.abort();
  }
}
