import { Icon } from "./art/icons";
import { pagination } from "./pagination.css";

export interface PaginationProps {
  /** Label of the navigation, e.g. "Pages". */
  label: string;
  /** "Page 2 of 7". */
  text: string;
  previous?: { href: string; label: string };
  next?: { href: string; label: string };
}

/** Renders nothing for a single page. */
export function Pagination({ label, text, previous, next }: PaginationProps) {
  if (!previous && !next) return null;
  return (
    <nav className={pagination} aria-label={label}>
      {previous ? (
        <a href={previous.href} rel="prev">
          <Icon name="arrow-left" size={20} />
          {previous.label}
        </a>
      ) : null}
      <span>{text}</span>
      {next ? (
        <a href={next.href} rel="next">
          {next.label}
          <Icon name="arrow-right" size={20} />
        </a>
      ) : null}
    </nav>
  );
}
