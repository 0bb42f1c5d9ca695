import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const RETRY_MS = 3_000;

/** Messages of `fetch` for a lost connection in Chromium, Firefox and Safari; other TypeErrors are our bugs. */
const LOST_CONNECTION = /fetch|network|load failed/i;

/** Remix's message for a response that is not ours, such as a proxy's error page. */
const FOREIGN_RESPONSE = /^Unable to decode turbo-stream response/;

/** After a lost connection or an unavailable server, reloads the data until it arrives. */
export function useReloadAfterDisconnect(error: unknown): void {
  const { revalidate, state } = useRevalidator();
  const isDisconnected = isDisconnect(error);
  useEffect(() => {
    if (!isDisconnected || state !== "idle") return;
    const timer = setTimeout(revalidate, RETRY_MS);
    return () => clearTimeout(timer);
  }, [isDisconnected, state, revalidate]);
}

/** True for a lost connection, and for an answer from another server. */
export function isDisconnect(error: unknown): boolean {
  return (
    (error instanceof TypeError && LOST_CONNECTION.test(error.message)) ||
    (error instanceof Error && FOREIGN_RESPONSE.test(error.message))
  );
}
