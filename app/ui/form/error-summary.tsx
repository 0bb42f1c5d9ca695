import { useEffect, useRef } from "react";
import * as styles from "./form.css";

export interface FieldError {
  /** Id of the control; absent for an error of the whole form. */
  field?: string;
  text: string;
}

/**
 * First element on the page of a failed form. It gets the focus from `autofocus`, or from an effect
 * after a client navigation.
 */
export function ErrorSummary({
  title,
  errors,
  answer,
}: {
  title: string;
  errors: readonly FieldError[];
  /** The response that is shown; the summary gets the focus only if the response is new. */
  answer: object | undefined;
}) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) summary.current?.focus();
  }, [answer]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={summary}
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary"
      // biome-ignore lint/a11y/noAutofocus: after a failed form people need the errors first
      autoFocus
    >
      <h2 id="error-summary">{title}</h2>
      <ul>
        {errors.map(({ field, text }) => (
          <li key={`${field} ${text}`}>{field ? <a href={`#${field}`}>{text}</a> : text}</li>
        ))}
      </ul>
    </div>
  );
}
