import type { ReactNode } from "react";
import * as styles from "./form/more-fields.css";

/** A section that unfolds, closed at first. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary className={styles.summary}>
        <h2 className={styles.folded}>{title}</h2>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
