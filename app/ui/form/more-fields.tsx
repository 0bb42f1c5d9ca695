import { type ReactNode, useContext, useEffect, useRef } from "react";
import { FormContext } from "./form-context";
import * as styles from "./more-fields.css";

/**
 * Fields that may wait: folded away until they are asked for, open where something stands in one of
 * them or is wrong with it.
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
    // somebody may have folded it again before the answer came
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
