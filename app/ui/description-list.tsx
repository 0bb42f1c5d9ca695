import type { ReactNode } from "react";
import * as styles from "./description-list.css";

/** What is known of one thing, line by line. Entries without a value are left out. */
export function DescriptionList({
  entries,
}: {
  entries: readonly { term: string; value: ReactNode }[];
}) {
  return (
    <dl className={styles.list}>
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
