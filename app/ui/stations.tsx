import { Arch } from "./art/arch";
import { Icon } from "./art/icons";
import * as styles from "./stations.css";
import { visuallyHidden } from "./visually-hidden.css";

export interface StationStep {
  /** One short word: five fit side by side on a phone. */
  title: string;
  /** Absent if the progress is unknown. */
  state?: "done" | "current" | "upcoming";
}

/** Five stations on the bridge's arch, side by side on every screen. */
export function Stations({
  label,
  steps,
  doneText,
}: {
  /** Label for screen readers. */
  label: string;
  steps: readonly StationStep[];
  /** Read out after a finished step, e.g. "done". */
  doneText: string;
}) {
  return (
    <div className={styles.bridge}>
      <Arch className={styles.arch} steps={steps} />
      <ol className={styles.stations} aria-label={label}>
        {steps.map(({ title, state }) => (
          <li
            className={styles.step}
            key={title}
            data-state={state}
            aria-current={state === "current" ? "step" : undefined}
          >
            <span className={styles.station} aria-hidden="true">
              {state === "done" ? <Icon name="check" size={20} /> : null}
            </span>
            <span className={styles.title}>
              {title}
              {state === "done" ? <span className={visuallyHidden}> ({doneText})</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
