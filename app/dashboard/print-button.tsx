import type { ReactNode } from "react";
import { Button, type ButtonProps } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";

/** Where no script runs, the browser's own menu prints the same sheet. */
export function PrintButton({
  variant = "quiet",
  children,
}: Pick<ButtonProps, "variant"> & { children: ReactNode }) {
  if (!useHydrated()) return null;
  return (
    <Button type="button" variant={variant} onClick={() => window.print()}>
      {children}
    </Button>
  );
}
