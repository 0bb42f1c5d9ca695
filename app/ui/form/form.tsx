import type { ComponentPropsWithoutRef, ElementType, ReactNode } from "react";
import { ButtonRow } from "../button";
import * as styles from "./form.css";
import { FormContext, type FormState } from "./form-context";

type FormProps = Omit<ComponentPropsWithoutRef<"form">, "className"> & {
  /** The router's form on hydrated pages: `<Form as={RouterForm} …>`. */
  as?: ElementType;
  state: FormState;
};

/** A form with one column, whose fields share its state. Its method is POST by default. */
export function Form({ as: Tag = "form", state, ...rest }: FormProps) {
  return (
    <FormContext.Provider value={state}>
      <Tag method="post" {...rest} className={styles.form} />
    </FormContext.Provider>
  );
}

export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

/** Invisible field; only robots fill it in. */
export function Honeypot({ name, label }: { name: string; label: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {label}
        <input type="text" name={name} autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  );
}

/**
 * Error that the public script shows while offline. Its text is an attribute, because text browsers
 * show hidden text.
 */
export function OfflineLine({ text }: { text: string }) {
  return <p className={styles.error} data-offline={text} hidden />;
}

export function FormActions({ children }: { children: ReactNode }) {
  return <ButtonRow stack>{children}</ButtonRow>;
}
