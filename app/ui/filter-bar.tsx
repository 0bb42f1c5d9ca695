import type { ReactNode } from "react";
import { SEARCH_FORM } from "~/preferences";
import { Button } from "./button";
import { bar } from "./filter-bar.css";

/** Filters as a GET form, so that the address can be saved and shared. */
export function FilterBar({
  label,
  action,
  submitText,
  children,
  more,
  searches = true,
}: {
  /** Label of the search landmark. */
  label: string;
  action: string;
  submitText: string;
  children: ReactNode;
  /** Folded filters below the others. */
  more?: ReactNode;
  /** True if it searches for words; otherwise the button has no magnifier. */
  searches?: boolean;
}) {
  return (
    <search>
      <form id={SEARCH_FORM} className={bar} method="get" action={action} aria-label={label}>
        {children}
        <Button variant="quiet" icon={searches ? "search" : undefined}>
          {submitText}
        </Button>
        {more}
      </form>
    </search>
  );
}
