import type { ReactNode } from "react";
import { Arch } from "./art/arch";
import { Icon } from "./art/icons";
import * as styles from "./steps.css";
import { visuallyHidden } from "./visually-hidden.css";

export interface Step {
  title: string;
  /** Deadline or duration, shown in bold above the text. */
  time?: string;
  text?: ReactNode;
  /** Absent if the steps only explain the process. */
  state?: "done" | "current" | "upcoming";
}

/**
 * Steps along the line of the bridge: from top to bottom on a phone. On desktop exactly five steps
 * form an arch.
 */
export function Steps({
  steps,
  doneText,
}: {
  steps: readonly Step[];
  /** Read out after a finished step, e.g. "done". */
  doneText?: string;
}) {
  const isTimed = steps.some(({ time }) => time);
  const list = (
    <ol className={isTimed ? `${styles.steps} ${styles.timed}` : styles.steps}>
      {steps.map(({ title, time, text, state }) => (
        <li
          className={styles.step}
          key={title}
          data-state={state}
          aria-current={state === "current" ? "step" : undefined}
        >
          <span className={styles.station} aria-hidden="true">
            {state === "done" ? <Icon name="check" size={20} /> : null}
          </span>
          <div className={styles.words}>
            <p className={styles.title}>
              {title}
              {state === "done" && doneText ? (
                <span className={visuallyHidden}> ({doneText})</span>
              ) : null}
            </p>
            {time ? <p className={styles.time}>{time}</p> : null}
            {text ? <div className={styles.quiet}>{text}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
  if (steps.length !== 5) return list;
  return (
    <div className={styles.bridge}>
      <Arch className={styles.arch} steps={steps} />
      {list}
    </div>
  );
}
