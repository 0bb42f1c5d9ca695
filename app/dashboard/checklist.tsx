import { Link } from "@remix-run/react";
import { Icon } from "~/ui/art/icons";
import { visuallyHidden } from "~/ui/visually-hidden.css";
import * as styles from "./checklist.css";
import { SidePanel } from "./record-page";

export interface ChecklistLine {
  isDone: boolean;
  text: string;
  /** The page on which it can be done. */
  href?: string;
}

export interface ChecklistView {
  title: string;
  /** "6 of 9". */
  progress: string;
  lines: readonly ChecklistLine[];
  note: string;
  /** Screen reader texts for the marks. */
  states: { done: string; open: string };
}

export function Checklist({ view }: { view: ChecklistView }) {
  return (
    <SidePanel title={view.title}>
      <p className={styles.progress}>{view.progress}</p>
      <ul className={styles.lines}>
        {view.lines.map(({ isDone, text, href }) => (
          <li className={styles.line} key={text}>
            <span className={isDone ? styles.done : styles.open}>
              <Icon name={isDone ? "check" : "alert"} size={18} />
            </span>
            <span>
              {href && !isDone ? <Link to={href}>{text}</Link> : text}
              <span className={visuallyHidden}>
                {" "}
                ({isDone ? view.states.done : view.states.open})
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{view.note}</p>
    </SidePanel>
  );
}
