import type { ReactNode } from "react";
import { SEARCH_FORM } from "~/turning";
import { Button } from "./button";
import { bar } from "./filter-bar.css";

/** Filters are a GET form: the address holds them, so that they can be kept and sent. */
export function FilterBar({
  label,
  action,
  submitText,
  children,
  more,
  searches = true,
}: {
  /** The search's label, for those who jump between landmarks. */
  label: string;
  action: string;
  submitText: string;
  /** `<TextField>` and `<Select>`. */
  children: ReactNode;
  /** Below them and the button: what is folded away. */
  more?: ReactNode;
  /** Whether words are searched for; else its button has no glass. */
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
