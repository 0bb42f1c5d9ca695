import * as styles from "./reviews.css";

/** The average of families' reviews, or a note that there are none; samples do not count. */
export function ReviewAverage({
  average,
  text,
  samplesText,
}: {
  /** "4.3 out of 5"; null until a family has written. */
  average: string | null;
  text: { from: string; none: string; noneText: string };
  /** Shown if there are samples on the page. */
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
