import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const RETRY_MS = 3_000;

/** Messages of `fetch` for a lost connection in Chromium, Firefox and Safari; other TypeErrors are our bugs. */
const DROPPED = /fetch|network|load failed/i;

/** Remix's message for a response that is not ours, such as a proxy's error page. */
const NOT_OURS = /^Unable to decode turbo-stream response/;

/** After a lost connection or an unavailable server, reloads the data until it arrives. */
export function useReloadAfterDisconnect(error: unknown): void {
  const { revalidate, state } = useRevalidator();
  const isDropped = isDisconnect(error);
  useEffect(() => {
    if (!isDropped || state !== "idle") return;
    const again = setTimeout(revalidate, RETRY_MS);
    return () => clearTimeout(again);
  }, [isDropped, state, revalidate]);
}

/** True for a lost connection, and for an answer from another server. */
export function isDisconnect(error: unknown): boolean {
  return (
    (error instanceof TypeError && DROPPED.test(error.message)) ||
    (error instanceof Error && NOT_OURS.test(error.message))
  );
}
