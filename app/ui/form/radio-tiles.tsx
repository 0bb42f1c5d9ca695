import { Icon, type IconName } from "../art/icons";
import { type RadioGroupProps, useControl } from "./controls";
import { FieldGroup } from "./field";
import * as styles from "./radio-tiles.css";

export type RadioTilesProps = Omit<RadioGroupProps, "options"> & {
  options: readonly { value: string; label: string; icon: IconName }[];
};

/** A few options as large tiles. The first has the group's id, as in `RadioGroup`. */
export function RadioTiles({ options, ...props }: RadioTilesProps) {
  const { field, valueProps } = useControl(props);
  return (
    <FieldGroup {...field}>
      {({ id, name, required }) => (
        <div className={styles.tiles}>
          {options.map(({ value, label, icon }, index) => (
            <label className={styles.tile} key={value}>
              <input
                className={styles.input}
                type="radio"
                id={index === 0 ? id : `${id}-${value}`}
                name={name}
                value={value}
                required={required}
                defaultChecked={value === valueProps.defaultValue}
              />
              <span className={styles.face}>
                <Icon name={icon} size={20} />
                {label}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
