import * as styles from "./reviews.css";

/** The average of families' reviews, or a note that there are none; samples do not count. */
export function ReviewAverage({
  average,
  text,
  samplesText,
}: {
  /** Text such as "4.3 out of 5"; null until a family has written a review. */
  average: string | null;
  text: { from: string; none: string; noneText: string };
  /** The note shown if the page contains samples. */
  samplesText: string | null;
}) {
  return (
    <div className={styles.summary}>
      <p className={styles.average}>{average ?? text.none}</p>
      <p>{average ? text.from : text.noneText}</p>
      {samplesText ? <p>{samplesText}</p> : null}
    </div>
  );
}
