import { useEffect, useRef } from "react";
import * as styles from "./form.css";

export interface FieldError {
  /** The id of the control; left out where the error is the whole form's. */
  field?: string;
  text: string;
}

/**
 * Stands first on a page whose form failed, and takes the focus: by the `autofocus` attribute where
 * no script runs, by script after a navigation in the page.
 */
export function ErrorSummary({
  title,
  errors,
  answer,
}: {
  title: string;
  errors: readonly FieldError[];
  /** The answer shown: a new one takes the focus, the same one drawn anew does not. */
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
      // biome-ignore lint/a11y/noAutofocus: after a failed form this is what the person came back for
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
