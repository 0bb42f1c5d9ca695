import { CallableText } from "./callable-text";
import { number } from "./danger-line.css";
import * as styles from "./unbroken-times.css";

/**
 * Matches a date with its time in the English format of `formatDateTime`. The Bengali format is too
 * long for one line on a phone.
 */
const TIME = /([0-9]{1,2}\u00a0\S+\u00a0[0-9]{4}, \S+\u00a0\S+)/;

/** A sentence in which a date and its time stay on one line. Emergency numbers are links. */
export function UnbrokenTimes({ children }: { children: string }) {
  // captured matches have odd indexes
  return children.split(TIME).map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? (
      <span className={styles.whole} key={key}>
        {part}
      </span>
    ) : (
      <CallableText className={number} key={key}>
        {part}
      </CallableText>
    );
  });
}
