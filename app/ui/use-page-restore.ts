import { useEffect } from "react";

/**
 * Runs when the browser restores the page from its back/forward cache: work that was pending when
 * the reader left will never finish.
 */
export function usePageRestore(run: () => void): void {
  useEffect(() => {
    const note = ({ persisted }: PageTransitionEvent) => {
      if (persisted) run();
    };
    window.addEventListener("pageshow", note);
    return () => window.removeEventListener("pageshow", note);
  }, [run]);
}
