import { Fragment } from "react";
import * as styles from "./choice-cards.css";
import { type RadioGroupProps, useControl } from "./controls";
import { FieldGroup } from "./field";

export type ChoiceCardsProps = Omit<RadioGroupProps, "options"> & {
  options: readonly {
    value: string;
    label: string;
    hint: string;
    /** Red once it is chosen. */
    isAlarm?: boolean;
  }[];
};

/**
 * One of two, each a card for a thumb. The first carries the group's id, as in `RadioGroup`. What was
 * sent and is none of them counts as the alarm.
 */
export function ChoiceCards({ options, ...props }: ChoiceCardsProps) {
  const { field, typed } = useControl(props);
  const sent = typed.defaultValue;
  const isListed = !sent || options.some(({ value }) => value === sent);
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
                  defaultChecked={isListed ? value === sent : isAlarm}
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
