import * as styles from "./reviews.css";

/** What families' reviews come to, or that there are none; a sample never counts. */
export function ReviewAverage({
  average,
  text,
  samplesText,
}: {
  /** "4.3 out of 5"; null where no family has written yet. */
  average: string | null;
  text: { from: string; none: string; noneText: string };
  /** Said where samples stand on the page. */
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
