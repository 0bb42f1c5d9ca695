import { Link } from "@remix-run/react";
import { NameOrEmail } from "~/ui/name-or-email";
import * as styles from "./dashboard.css";

export interface HistoryLine {
  id: string;
  what: string;
  who: string;
  at: { iso: string; text: string };
  /** Reason or note; empty if there is none. */
  reason?: string;
  link?: { href: string; label: string };
}

/** Events of a record, newest first. */
export function HistoryList({ lines }: { lines: readonly HistoryLine[] }) {
  return (
    <ul className={styles.history}>
      {lines.map(({ id, at, who, what, reason, link }) => (
        <li className={styles.entry} key={id}>
          <p>
            <strong>{what}</strong>
          </p>
          <p className={styles.quiet}>
            <NameOrEmail text={who} /> · <time dateTime={at.iso}>{at.text}</time>
          </p>
          {reason ? (
            <p className={styles.typed}>
              <bdi>{reason}</bdi>
            </p>
          ) : null}
          {link ? (
            <p>
              <Link className={styles.touchTarget} to={link.href}>
                {link.label}
              </Link>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
