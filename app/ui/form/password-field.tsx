import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { buttonClass } from "../button";
import { useHydrated } from "../use-hydrated";
import { type TextFieldProps, useControl } from "./controls";
import { Field } from "./field";
import * as styles from "./form.css";

export type PasswordFieldProps = Omit<TextFieldProps, "type" | "defaultValue" | "value"> & {
  /** Button label, e.g. "Show password". */
  showText: string;
  hideText: string;
  /** The account's email for password managers; not submitted. */
  accountEmail?: string;
};

/**
 * Never shows a submitted password. JavaScript adds the show button's label, because text browsers
 * show hidden text.
 */
export function PasswordField({ showText, hideText, accountEmail, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    // browsers remember text fields and would offer the password to the next person
    const hide = () => flushSync(() => setShown(false));
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);
  const { field, native } = useControl(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <div className={styles.password}>
          {accountEmail ? (
            <input
              type="text"
              autoComplete="username"
              defaultValue={accountEmail}
              readOnly
              hidden
            />
          ) : null}
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...native}
            {...wiring}
            ref={input}
            type={isShown ? "text" : "password"}
            className={styles.control}
          />
          <button
            type="button"
            className={buttonClass("quiet")}
            aria-controls={wiring.id}
            data-show={showText}
            data-hide={hideText}
            hidden={!hydrated}
            onClick={() => setShown(!isShown)}
          >
            {hydrated ? (isShown ? hideText : showText) : null}
          </button>
        </div>
      )}
    </Field>
  );
}
