import type { ReactNode } from "react";
import * as styles from "./description-list.css";

export interface DescriptionEntry {
  term: string;
  value: ReactNode;
}

/** What is known of one thing, line by line. Entries without a value are left out. */
export function DescriptionList({
  entries,
  isNarrow = false,
}: {
  entries: readonly DescriptionEntry[];
  /** Stands beside something, where there is no room for two columns. */
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
