import { Fragment } from "react";
import * as styles from "./choice-cards.css";
import { type RadioGroupProps, useControl } from "./controls";
import { FieldGroup } from "./field";

export type ChoiceCardsProps = Omit<RadioGroupProps, "options"> & {
  options: readonly {
    value: string;
    label: string;
    hint: string;
    /** Red when chosen. */
    isAlarm?: boolean;
  }[];
};

/**
 * Two options as large cards. The first has the group's id, as in `RadioGroup`. An unknown
 * submitted value selects the alarm option.
 */
export function ChoiceCards({ options, ...props }: ChoiceCardsProps) {
  const { field, valueProps } = useControl(props);
  const submitted = valueProps.defaultValue;
  const isUnknown = Boolean(submitted) && !options.some(({ value }) => value === submitted);
  return (
    <FieldGroup {...field}>
      {({ id, name, required }) => (
        <div className={styles.cards}>
          {options.map(({ value, label, hint, isAlarm }, index) => (
            <Fragment key={value}>
              <label className={isAlarm ? styles.alarm : styles.card}>
                <input
                  className={styles.input}
                  type="radio"
                  id={index === 0 ? id : `${id}-${value}`}
                  name={name}
                  value={value}
                  required={required}
                  defaultChecked={isUnknown ? isAlarm : value === submitted}
                />
                <strong>{label}</strong> <span className={styles.hint}>{hint}</span>
              </label>{" "}
            </Fragment>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
