import { useEffect } from "react";

/**
 * Calls `run` when the browser restores the page from its back/forward cache: work that was pending
 * when the reader left will never finish.
 */
export function usePageRestore(run: () => void): void {
  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) run();
    };
    window.addEventListener("pageshow", handlePageShow);
    return () => window.removeEventListener("pageshow", handlePageShow);
  }, [run]);
}
