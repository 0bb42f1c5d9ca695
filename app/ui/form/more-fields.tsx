import { type ReactNode, useContext, useEffect, useRef } from "react";
import { FormContext } from "./form-context";
import * as styles from "./more-fields.css";

/**
 * A folded section for rarely needed fields. It is open if a field is filled in or has an error.
 *
 * @param names names of the fields
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
  const hasError = names.some((name) => Boolean(fieldOf(name).error));
  const isFilled = names.some((name) => Boolean(fieldOf(name).defaultValue));
  useEffect(() => {
    // the person may have closed it before the response arrived
    if (hasError && details.current) details.current.open = true;
  }, [hasError]);
  return (
    <details ref={details} className={styles.more} open={hasError || isFilled}>
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
