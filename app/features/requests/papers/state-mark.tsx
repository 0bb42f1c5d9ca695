import type { PaperState } from "~/features/papers/paper-state";
import * as styles from "./state-mark.css";

/** SVG paths in a square of 24 units; the filled half of `withUs` is a second path. */
const drawings: Record<PaperState, string> = {
  toDo: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z",
  problem: "M12 3.5 21.5 20h-19L12 3.5ZM12 10v4.5M12 17.3h.01",
  withUs: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z",
  done: "M5 12.5l4.5 4.5L19 7.5",
};

/** Decorative mark of a paper's state; the state's words are beside it. */
export function StateMark({ state }: { state: PaperState }) {
  return (
    <svg
      className={styles.mark[state]}
      width={20}
      height={20}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={drawings[state]} />
      {state === "withUs" ? <path d="M12 3a9 9 0 0 1 0 18Z" fill="currentColor" /> : null}
    </svg>
  );
}
