import { visuallyHidden } from "~/ui/visually-hidden.css";
import { LanguageDot } from "./language-dot";
import * as styles from "./translations.css";
import type { LanguageMark } from "./translations.server";

/** Translation state of a record in each language, in one table cell. */
export function LanguageMarks({ marks }: { marks: readonly LanguageMark[] }) {
  return (
    <ul className={styles.marks}>
      {marks.map(({ code, name, state, text }) => (
        <li className={styles.oneMark} key={code} title={`${name}: ${text}`}>
          <LanguageDot state={state} />
          <span aria-hidden="true">{code}</span>
          <span className={visuallyHidden}>
            {name}: {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
