import type { ReactNode } from "react";
import { SEARCH_FORM } from "~/preferences";
import { Button } from "./button";
import { bar } from "./filter-bar.css";

/** Filters in a GET form, so that people can save and share the address. */
export function FilterBar({
  label,
  action,
  submitText,
  children,
  more,
  hasTextSearch = true,
}: {
  /** Label of the search landmark. */
  label: string;
  action: string;
  submitText: string;
  children: ReactNode;
  /** Folded filters below the others. */
  more?: ReactNode;
  /** True if it has a text search; otherwise the button has no magnifier. */
  hasTextSearch?: boolean;
}) {
  return (
    <search>
      <form id={SEARCH_FORM} className={bar} method="get" action={action} aria-label={label}>
        {children}
        <Button variant="quiet" icon={hasTextSearch ? "search" : undefined}>
          {submitText}
        </Button>
        {more}
      </form>
    </search>
  );
}
