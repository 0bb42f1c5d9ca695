import { Fragment } from "react";
import * as styles from "./whole-references.css";

/** A request number with the ending that Bengali hangs on it: a line may end at none of its hyphens. */
const REFERENCE = /(SETU-\w{4}-\w{4}\S*)/;

/** A sentence whose request numbers stay on one line each. */
export function WholeReferences({ children }: { children: string }) {
  // what the pattern catches stands at the odd places
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
