import { Fragment } from "react";
import * as styles from "./unbroken-references.css";

/** A request number with an attached Bengali ending; lines must not break at its hyphens. */
const REFERENCE = /(SETU-\w{4}-\w{4}\S*)/;

/** A sentence whose request numbers stay on one line. */
export function UnbrokenReferences({ children }: { children: string }) {
  // captured matches have odd indexes
  return children.split(REFERENCE).map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? (
      <span className={styles.whole} key={key}>
        {part}
      </span>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}
