import * as styles from "./dashboard.css";

/** One thing that happened to a record, in the words of the page. */
export interface HistoryLine {
  id: string;
  what: string;
  who: string;
  at: { iso: string; text: string };
  /** Why, or what was said; empty where nothing was written. */
  reason?: string;
}

/** Who did what and when, the newest first. */
export function HistoryList({ lines }: { lines: readonly HistoryLine[] }) {
  return (
    <ul className={styles.history}>
      {lines.map(({ id, at, who, what, reason }) => (
        <li className={styles.entry} key={id}>
          <p>
            <strong>{what}</strong>
          </p>
          <p className={styles.quiet}>
            <bdi>{who}</bdi> · <time dateTime={at.iso}>{at.text}</time>
          </p>
          {reason ? (
            <p className={styles.typed}>
              <bdi>{reason}</bdi>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
