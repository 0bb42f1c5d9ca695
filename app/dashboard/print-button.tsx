import type { ReactNode } from "react";
import { Button, type ButtonProps } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";

/** Needs JavaScript; without it, the browser's own menu prints the page. */
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
