import { Link } from "@remix-run/react";
import { LanguageDot } from "./language-dot";
import * as styles from "./state-chips.css";
import type { TranslationState } from "./translation";

export interface StateChip {
  key: string;
  label: string;
  /** How many there are; null where nobody has counted. */
  count: string | null;
  href: string;
  isCurrent: boolean;
}

/** The states in which a list's records are, one press away each. */
export function StateChips({
  label,
  chips,
  words,
  legend,
}: {
  /** Of all of them, for those who jump between landmarks. */
  label: string;
  chips: readonly StateChip[];
  /** Likewise what the words need, where the list has words in several languages. */
  words?: { label: string; chips: readonly StateChip[] };
  /** What the dots of the list mean, where it has any. */
  legend?: Record<TranslationState, string>;
}) {
  return (
    <div className={styles.line}>
      <ChipRow label={label} chips={chips} />
      {words ? <ChipRow {...words} /> : null}
      {legend ? (
        <ul className={styles.legend}>
          {(["filled", "older", "missing"] as const).map((state) => (
            <li className={styles.meaning} key={state}>
              <LanguageDot state={state} />
              {legend[state]}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function ChipRow({ label, chips }: { label: string; chips: readonly StateChip[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.chips}>
        {chips.map(({ key, label: name, count, href, isCurrent }) => (
          <li key={key}>
            <Link className={styles.chip} to={href} aria-current={isCurrent ? "true" : undefined}>
              {name} {count === null ? null : <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
