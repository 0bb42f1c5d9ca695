import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import * as styles from "./sort-heading.css";

interface HeadingView {
  title: string;
  /** The list sorted by it; sorted already, the other way round. */
  href: string;
  /** "Sort by name". */
  label: string;
  sorted: "ascending" | "descending" | null;
}

export type Headings = Partial<Record<string, HeadingView>>;

/** What a table says of a column that it can be sorted by. */
export function sortable(
  headings: Headings,
  key: string,
): { heading?: ReactNode; sorted?: "ascending" | "descending" } {
  const heading = headings[key];
  if (!heading) return {};
  return { heading: <SortHeading {...heading} />, sorted: heading.sorted ?? undefined };
}

/** Where rows are cards the form above them says the order, and on paper nothing can be pressed. */
function SortHeading({ title, href, label, sorted }: HeadingView) {
  const arrow = { ascending: "↑", descending: "↓" };
  return (
    <>
      <span className={styles.plain}>{title}</span>
      <Link className={styles.link} to={href} title={label} preventScrollReset>
        {title}
        {sorted ? (
          <span className={styles.arrow} aria-hidden="true">
            {arrow[sorted]}
          </span>
        ) : null}
      </Link>
    </>
  );
}
