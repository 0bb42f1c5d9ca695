import { CallableText } from "./callable-text";
import { number } from "./danger-line.css";
import * as styles from "./whole-times.css";

/**
 * A day and its hour, as `formatDateTime` writes them in English. In Bengali an hour of the night is too
 * long for a phone's line, and what follows it would begin another.
 */
const TIME = /([0-9]{1,2}\u00a0\S+\u00a0[0-9]{4}, \S+\u00a0\S+)/;

/** A sentence in which a day stays beside its hour; its emergency numbers can be tapped. */
export function WholeTimes({ children }: { children: string }) {
  // what the pattern catches stands at the odd places
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
