import type { ReactNode } from "react";
import * as styles from "./description-list.css";

export interface DescriptionEntry {
  term: string;
  value: ReactNode;
}

/** Facts about one thing. Entries without a value are left out. */
export function DescriptionList({
  entries,
  isNarrow = false,
}: {
  entries: readonly DescriptionEntry[];
  /** A single column, for narrow places. */
  isNarrow?: boolean;
}) {
  return (
    <dl className={isNarrow ? `${styles.list} ${styles.narrow}` : styles.list}>
      {entries.map(({ term, value }) =>
        value === null || value === undefined || value === "" ? null : (
          <div className={styles.entry} key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
