import type { ReactNode } from "react";
import { visuallyHidden } from "~/ui/visually-hidden.css";

/** First button of a form with list buttons: browsers press the first button on Enter. */
export function DefaultSubmitButton({ children }: { children: ReactNode }) {
  return (
    <button type="submit" className={visuallyHidden} tabIndex={-1} aria-hidden="true">
      {children}
    </button>
  );
}
