import { Mark } from "./art/mark";
import * as styles from "./loading-screen.css";

export interface LoadingScreenProps {
  /** "Loading…" */
  text: string;
  /**
   * `first-visit` covers the page for two seconds, or less with the script `YIELD_TO_FIRST_TOUCH`.
   * `pending` covers it as long as the component is rendered.
   */
  mode: "first-visit" | "pending";
  /** Our number, for people in a hurry. */
  call?: { href: string; label: string };
}

export function LoadingScreen({ text, mode, call }: LoadingScreenProps) {
  return (
    <div
      className={styles.mode[mode]}
      data-loading-screen={mode}
      role={mode === "pending" ? "status" : undefined}
      // the page below is complete and should be read out instead
      aria-hidden={mode === "first-visit" || undefined}
    >
      <div className={styles.logo}>
        <Mark size={96} />
      </div>
      <div className={styles.dots} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <p>{text}</p>
      {call ? (
        // the page below has the same link for keyboards and screen readers
        <a className={styles.call} href={call.href} tabIndex={-1}>
          {call.label}
        </a>
      ) : null}
    </div>
  );
}
