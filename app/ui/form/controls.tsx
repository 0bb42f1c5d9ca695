import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Field, FieldGroup, type FieldProps, HintAndError, Optional, wire } from "./field";
import * as styles from "./form.css";

type Native<Tag extends "input" | "textarea" | "select"> = Omit<
  ComponentPropsWithoutRef<Tag>,
  keyof FieldProps | "className" | "children"
>;

export type TextFieldProps = FieldProps & Native<"input">;

export function TextField(props: TextFieldProps) {
  const [field, native] = split(props);
  return (
    <Field {...field}>
      {(wiring) => <input type="text" {...native} {...wiring} className={styles.control} />}
    </Field>
  );
}

export type TextAreaProps = FieldProps & Native<"textarea">;

export function TextArea(props: TextAreaProps) {
  const [field, native] = split(props);
  return (
    <Field {...field}>
      {(wiring) => <textarea rows={5} {...native} {...wiring} className={styles.control} />}
    </Field>
  );
}

export interface Option {
  value: string;
  label: string;
}

export type SelectProps = FieldProps &
  Native<"select"> & {
    options: readonly Option[];
    /** The empty first choice, e.g. "Choose a country". */
    placeholder?: string;
  };

export function Select({ options, placeholder, ...props }: SelectProps) {
  const [field, native] = split(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <select {...native} {...wiring} className={styles.control}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export type CheckboxProps = FieldProps & Native<"input">;

/** Its label stands to the right, and the whole line is the target. */
export function Checkbox({ optionalText = "", ...props }: CheckboxProps) {
  const [field, native] = split(props);
  const wiring = wire(field);
  return (
    <div className={styles.field}>
      <HintAndError id={wiring.id} error={field.error} />
      <label className={styles.choice}>
        <input {...native} {...wiring} type="checkbox" />
        <span>
          {field.label}
          <Optional {...field} optionalText={optionalText} />
        </span>
      </label>
      <HintAndError id={wiring.id} hint={field.hint} />
    </div>
  );
}

export type RadioGroupProps = FieldProps & {
  options: readonly { value: string; label: ReactNode }[];
  defaultValue?: string;
};

/** The first button carries the group's id, so that the error summary's link lands on it. */
export function RadioGroup({ options, defaultValue, ...field }: RadioGroupProps) {
  return (
    <FieldGroup {...field}>
      {({ id, name, required }) => (
        <div>
          {options.map(({ value, label }, index) => (
            <label className={styles.choice} key={value}>
              <input
                type="radio"
                id={index === 0 ? id : `${id}-${value}`}
                name={name}
                value={value}
                required={required}
                defaultChecked={value === defaultValue}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

/** Parts what `Field` wants from what the control itself wants. */
function split<Props extends FieldProps>(
  props: Props,
): [FieldProps, Omit<Props, keyof FieldProps>] {
  const { name, label, hint, error, id, required, optionalText, ...native } = props;
  return [{ name, label, hint, error, id, required, optionalText }, native];
}
