import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const AGAIN_MS = 3_000;

/** How `fetch` reports a line that dropped, in Chromium, Firefox and Safari; other TypeErrors are ours. */
const DROPPED = /fetch|network|load failed/i;

/** How Remix reports an answer that is none of its own: whoever stands before the server says that it is away. */
const NOT_OURS = /^Unable to decode turbo-stream response/;

/** Where an error is a line that dropped, or a server that is away, asks for the page again until it comes. */
export function useAgainAfterDrop(error: unknown): void {
  const { revalidate, state } = useRevalidator();
  const isDropped =
    (error instanceof TypeError && DROPPED.test(error.message)) ||
    (error instanceof Error && NOT_OURS.test(error.message));
  useEffect(() => {
    if (!isDropped || state !== "idle") return;
    const again = setTimeout(revalidate, AGAIN_MS);
    return () => clearTimeout(again);
  }, [isDropped, state, revalidate]);
}
