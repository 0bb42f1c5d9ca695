import type { ComponentPropsWithoutRef, ElementType, ReactNode } from "react";
import { ButtonRow } from "../button";
import * as styles from "./form.css";
import { FormContext, type FormState } from "./form-context";

type FormProps = Omit<ComponentPropsWithoutRef<"form">, "className"> & {
  /** A router's form where the page is hydrated: `<Form as={RemixForm} …>`. */
  as?: ElementType;
  state: FormState;
};

/** One column, with what its fields share and know. Posts unless told otherwise. */
export function Form({ as: Tag = "form", state, ...rest }: FormProps) {
  return (
    <FormContext.Provider value={state}>
      <Tag method="post" {...rest} className={styles.form} />
    </FormContext.Provider>
  );
}

/** Two short answers in one line. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

/** A field that no person sees; what fills it in is a robot. */
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

/** Shown by the public script where the form cannot be sent. */
export function OfflineLine({ text }: { text: string }) {
  return (
    <p className={styles.error} data-offline="" hidden>
      {text}
    </p>
  );
}

/** The buttons at the end of a form. */
export function FormActions({ children }: { children: ReactNode }) {
  return <ButtonRow stack>{children}</ButtonRow>;
}
