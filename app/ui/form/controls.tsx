import { type ComponentPropsWithoutRef, Fragment, type ReactNode } from "react";
import { Field, FieldGroup, type FieldProps, HintAndError, Optional, wire } from "./field";
import * as styles from "./form.css";
import { useFieldState } from "./form-context";
import { tickBox } from "./tick-box.css";

/** A control's props; its form knows whether it is required. */
type ControlProps = Omit<FieldProps, "required">;

type NativeProps<Tag extends "input" | "textarea" | "select"> = Omit<
  ComponentPropsWithoutRef<Tag>,
  keyof FieldProps | "className" | "children"
>;

export type TextFieldProps = ControlProps & NativeProps<"input">;

export function TextField(props: TextFieldProps) {
  const { field, native, valueProps } = useControl(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <input type="text" {...native} {...valueProps} {...wiring} className={styles.control} />
      )}
    </Field>
  );
}

export type FileFieldProps = ControlProps & NativeProps<"input">;

/** File input. Browsers do not allow showing the chosen file again. */
export function FileField(props: FileFieldProps) {
  const { field, native } = useControl(props);
  return (
    <Field {...field}>
      {(wiring) => <input {...native} {...wiring} type="file" className={styles.control} />}
    </Field>
  );
}

export type TextAreaProps = ControlProps & NativeProps<"textarea">;

export function TextArea(props: TextAreaProps) {
  const { field, native, valueProps } = useControl(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <textarea rows={5} {...native} {...valueProps} {...wiring} className={styles.control} />
      )}
    </Field>
  );
}

export interface Option {
  value: string;
  label: string;
}

export interface OptionGroup {
  label: string;
  options: readonly Option[];
}

export type SelectProps = ControlProps &
  NativeProps<"select"> & {
    options?: readonly Option[];
    /** Option groups, shown after the single options. */
    groups?: readonly OptionGroup[];
    /** The empty first option, e.g. "Choose a country". */
    placeholder?: string;
  };

export function Select({ options = [], groups = [], placeholder, ...props }: SelectProps) {
  const { field, native, valueProps } = useControl(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <select
          {...native}
          {...valueProps}
          {...wiring}
          // `required` works only with an empty option (HTML, "placeholder label option")
          required={wiring.required && placeholder !== undefined}
          className={styles.control}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          <Options options={options} />
          {groups.map(({ label, options: groupOptions }) => (
            <optgroup key={label} label={label}>
              <Options options={groupOptions} />
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

export type CheckboxProps = ControlProps & NativeProps<"input">;

/** The label is on the right; the whole line is clickable. */
export function Checkbox({ optionalText = "", ...props }: CheckboxProps) {
  const { field, native, valueProps, isShownAgain } = useControl(props);
  const wiring = wire(field);
  const isTicked = isShownAgain
    ? valueProps.defaultValue !== undefined
    : Boolean(valueProps.defaultValue) || native.defaultChecked;
  return (
    <div className={styles.field}>
      <HintAndError id={wiring.id} error={field.error} />
      <label className={styles.choice}>
        <input
          {...native}
          {...wiring}
          type="checkbox"
          className={tickBox}
          defaultChecked={isTicked}
        />
        <span>
          {field.label}
          <Optional {...field} optionalText={optionalText} />
        </span>
      </label>
      <HintAndError id={wiring.id} hint={field.hint} />
    </div>
  );
}

export type RadioGroupProps = ControlProps & {
  options: readonly { value: string; label: ReactNode }[];
  defaultValue?: string;
};

/** The first button has the group's id, for the link in the error summary. */
export function RadioGroup({ options, ...props }: RadioGroupProps) {
  const { field, valueProps } = useControl(props);
  return (
    <FieldGroup {...field}>
      {({ id, name, required }) => (
        <div>
          {options.map(({ value, label }, index) => (
            <Fragment key={value}>
              <label className={styles.choice}>
                <input
                  type="radio"
                  className={tickBox}
                  id={index === 0 ? id : `${id}-${value}`}
                  name={name}
                  value={value}
                  required={required}
                  defaultChecked={value === valueProps.defaultValue}
                />
                <span>{label}</span>
              </label>{" "}
            </Fragment>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

type Controlled = ControlProps & {
  defaultValue?: ComponentPropsWithoutRef<"input">["defaultValue"];
};

/**
 * Separates the props of `Field` from those of the control, and adds the form's state. Submitted
 * values override defaults.
 */
export function useControl<Props extends Controlled>(props: Props) {
  const state = useFieldState(props.name);
  const { name, label, hint, optionalText, defaultValue, ...rest } = props;
  const { error = state.error, id = state.id, ...native } = rest;
  return {
    field: { name, label, hint, error, id, required: state.required, optionalText },
    native,
    valueProps: {
      defaultValue: state.isShownAgain ? state.defaultValue : (state.defaultValue ?? defaultValue),
    },
    isShownAgain: state.isShownAgain,
  };
}
