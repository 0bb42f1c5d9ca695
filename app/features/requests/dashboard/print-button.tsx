import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";

/** Where no script runs, the browser's own menu prints the same sheet. */
export function PrintButton({ children }: { children: ReactNode }) {
  if (!useHydrated()) return null;
  return (
    <Button type="button" variant="quiet" onClick={() => window.print()}>
      {children}
    </Button>
  );
}
