import { type Option, Select } from "~/ui/form/controls";

export interface FilterSelect {
  name: string;
  label: string;
  /** The first option, which does not filter. */
  all: string;
  options: readonly Option[];
  chosen: string | null;
}

export function FilterSelects({ selects }: { selects: readonly FilterSelect[] }) {
  return selects.map(({ name, label, all, options, chosen }) => (
    <Select
      key={name}
      name={name}
      label={label}
      placeholder={all}
      options={options}
      defaultValue={chosen ?? ""}
    />
  ));
}
