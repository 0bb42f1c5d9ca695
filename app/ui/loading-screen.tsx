import { Mark } from "./art/mark";
import * as styles from "./loading-screen.css";

export interface LoadingScreenProps {
  /** "Loading…" */
  text: string;
  /**
   * `first-visit` lies over the finished page and leaves by itself after two seconds; a script may
   * count them from the tap on the link, and remove `[data-loading-screen]` at the first tap or key.
   * `pending` stays while it is rendered.
   */
  mode: "first-visit" | "pending";
  /** The number to call: whoever is in a hurry need not wait for the page. */
  call?: { href: string; label: string };
}

export function LoadingScreen({ text, mode, call }: LoadingScreenProps) {
  return (
    <div
      className={styles.mode[mode]}
      data-loading-screen={mode}
      role={mode === "pending" ? "status" : undefined}
      // the page below it is complete, and is what should be read out
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
        // the page below has it too, for the keyboard and for those who listen
        <a className={styles.call} href={call.href} tabIndex={-1}>
          {call.label}
        </a>
      ) : null}
    </div>
  );
}
