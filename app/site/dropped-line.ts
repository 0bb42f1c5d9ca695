import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const AGAIN_MS = 3_000;

/** How `fetch` reports a line that dropped, in Chromium, Firefox and Safari; other TypeErrors are ours. */
const DROPPED = /fetch|network|load failed/i;

/** Where an error is a line that dropped, asks for the page again until it comes. */
export function useAgainAfterDrop(error: unknown): void {
  const { revalidate, state } = useRevalidator();
  const isDropped = error instanceof TypeError && DROPPED.test(error.message);
  useEffect(() => {
    if (!isDropped || state !== "idle") return;
    const again = setTimeout(revalidate, AGAIN_MS);
    return () => clearTimeout(again);
  }, [isDropped, state, revalidate]);
}
