import { type ReactNode, useContext, useEffect, useRef } from "react";
import { FormContext } from "./form-context";
import * as styles from "./more-fields.css";

/**
 * Fold for rarely needed fields; open if one of them is filled in or wrong.
 *
 * @param names of the fields
 */
export function MoreFields({
  title,
  hint,
  names,
  children,
}: {
  title: string;
  hint: string;
  names: readonly string[];
  children: ReactNode;
}) {
  const { fieldOf } = useContext(FormContext);
  const details = useRef<HTMLDetailsElement>(null);
  const isWrong = names.some((name) => Boolean(fieldOf(name).error));
  const isFilled = names.some((name) => Boolean(fieldOf(name).defaultValue));
  useEffect(() => {
    // it may have been folded before the answer came
    if (isWrong && details.current) details.current.open = true;
  }, [isWrong]);
  return (
    <details ref={details} className={styles.more} open={isWrong || isFilled}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <strong className={styles.title}>{title}</strong>{" "}
          <span className={styles.hint}>{hint}</span>
        </span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
