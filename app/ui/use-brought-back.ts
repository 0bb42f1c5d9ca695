import { useEffect } from "react";

/**
 * Runs when the browser shows the page again as it was left (its back/forward cache): what was under way
 * then has led away, and does not end here.
 */
export function useBroughtBack(run: () => void): void {
  useEffect(() => {
    const note = ({ persisted }: PageTransitionEvent) => {
      if (persisted) run();
    };
    window.addEventListener("pageshow", note);
    return () => window.removeEventListener("pageshow", note);
  }, [run]);
}
