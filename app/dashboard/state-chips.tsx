import { Link } from "@remix-run/react";
import { LanguageDot } from "./language-dot";
import * as styles from "./state-chips.css";
import type { TranslationState } from "./translation";

export interface StateChip {
  key: string;
  label: string;
  /** Null if it is not counted. */
  count: string | null;
  href: string;
  isCurrent: boolean;
}

/** Filters by state, as links. */
export function StateChips({
  label,
  chips,
  translationFilter,
  legend,
}: {
  /** Label of the navigation landmark. */
  label: string;
  chips: readonly StateChip[];
  /** Translation filters, for content in several languages. */
  translationFilter?: { label: string; chips: readonly StateChip[] };
  /** Meaning of the list's dots. */
  legend?: Record<TranslationState, string>;
}) {
  return (
    <div className={styles.line}>
      <ChipRow label={label} chips={chips} />
      {translationFilter ? <ChipRow {...translationFilter} /> : null}
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
