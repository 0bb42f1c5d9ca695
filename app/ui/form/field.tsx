import type { ReactNode } from "react";
import { Icon } from "../art/icons";
import { visuallyHidden } from "../visually-hidden.css";
import * as styles from "./form.css";
import { useFormTexts } from "./form-context";

export interface FieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Id of the control, by default its name; hint and error get `…-hint` and `…-error`. */
  id?: string;
  required?: boolean;
  /** Replaces the form's text for optional fields; "" shows no text. */
  optionalText?: string;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlWiring {
  id: string;
  name: string;
  required?: boolean;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

/**
 * Label, hint, error and control. Ids and ARIA attributes come from `wire`, as for `FieldGroup` and
 * `Checkbox`.
 */
export function Field({
  children,
  ...field
}: FieldProps & { children: (wiring: ControlWiring) => ReactNode }) {
  const wiring = wire(field);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={wiring.id}>
        {field.label}
        <Optional {...field} />
      </label>
      <HintAndError {...field} id={wiring.id} /> {children(wiring)}
    </div>
  );
}

export function FieldGroup({
  children,
  ...field
}: FieldProps & { children: (wiring: ControlWiring) => ReactNode }) {
  const wiring = wire(field);
  return (
    <fieldset className={styles.field} aria-describedby={wiring["aria-describedby"]}>
      <legend className={styles.label}>
        {field.label}
        <Optional {...field} />
      </legend>
      <HintAndError {...field} id={wiring.id} />
      {children(wiring)}
    </fieldset>
  );
}

export function HintAndError({ id, hint, error }: Pick<FieldProps, "hint" | "error" | "id">) {
  const { errorPrefix } = useFormTexts();
  return (
    <>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" size={20} />
          <span>
            {errorPrefix ? <span className={visuallyHidden}>{errorPrefix} </span> : null}
            {error}
          </span>
        </p>
      ) : null}
    </>
  );
}

export function Optional({ required, optionalText }: FieldProps) {
  const texts = useFormTexts();
  const text = required ? "" : (optionalText ?? texts.optional);
  if (!text) return null;
  return (
    <>
      {" "}
      <span className={styles.optional}>({text})</span>
    </>
  );
}

export function wire({ name, id = name, hint, error, required }: FieldProps): ControlWiring {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    name,
    required,
    "aria-describedby": described || undefined,
    "aria-invalid": error ? true : undefined,
  };
}
