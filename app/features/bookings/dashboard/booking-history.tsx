import * as styles from "~/dashboard/dashboard.css";
import type { HistoryLine } from "./booking-view.server";

/** Who did what and when, the newest first. */
export function BookingHistory({ lines }: { lines: readonly HistoryLine[] }) {
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
