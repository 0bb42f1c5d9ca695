import type { ReactNode } from "react";
import { visuallyHidden } from "~/ui/visually-hidden.css";

/**
 * Stands first in a form with lists: where somebody presses Enter in a field, a browser presses the first
 * button of the form.
 */
export function FirstButton({ children }: { children: ReactNode }) {
  return (
    <button type="submit" className={visuallyHidden} tabIndex={-1} aria-hidden="true">
      {children}
    </button>
  );
}
