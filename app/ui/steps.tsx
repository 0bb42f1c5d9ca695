import type { ReactNode } from "react";
import { Icon } from "./art/icons";
import * as styles from "./steps.css";
import { visuallyHidden } from "./visually-hidden.css";

export interface Step {
  title: string;
  text?: ReactNode;
  /** Left out where the steps are only explained, not followed. */
  state?: "done" | "current" | "upcoming";
}

/**
 * The stations of the way, along the bridge's line: from top to bottom on a phone, and where there
 * are five of them over an arch on a desk.
 */
export function Steps({
  steps,
  doneText,
}: {
  steps: readonly Step[];
  /** Read out after a step that is behind, e.g. "done". */
  doneText?: string;
}) {
  const list = (
    <ol className={styles.steps}>
      {steps.map(({ title, text, state }) => (
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
            {text ? <div className={styles.quiet}>{text}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
  if (steps.length !== 5) return list;
  return (
    <div className={styles.bridge}>
      <Arch reached={reached(steps)} />
      {list}
    </div>
  );
}

/** How much of the arch is built, 0 to 1; the rest is a flight path. */
function reached(steps: readonly Step[]): number {
  if (steps.every(({ state }) => state === undefined)) return 0.75;
  const current = steps.findIndex(({ state }) => state === "current");
  if (current >= 0) return current / 4;
  const done = steps.filter(({ state }) => state === "done").length;
  return Math.max(0, done - 1) / 4;
}

function Arch({ reached: t }: { reached: number }) {
  // the first part of the parabola, split at t (de Casteljau)
  const built = `M0 76Q${50 * t} ${76 - 152 * t} ${100 * t} ${76 * (2 * t - 1) ** 2}`;
  return (
    <svg
      className={styles.arch}
      viewBox="0 0 100 76"
      preserveAspectRatio="none"
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path
        d="M0 76Q50-76 100 76"
        stroke="var(--near)"
        strokeDasharray="0 10"
        vectorEffect="non-scaling-stroke"
      />
      {t > 0 ? <path d={built} stroke="var(--teal)" vectorEffect="non-scaling-stroke" /> : null}
    </svg>
  );
}
