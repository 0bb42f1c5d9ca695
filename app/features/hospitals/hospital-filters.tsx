import { FilterBar } from "~/ui/filter-bar";
import { TextField } from "~/ui/form";
import { type FilterSelect, FilterSelects } from "./filter-selects";
import { SEARCH_MAX_LENGTH } from "./hospital";

export function HospitalFilters({
  action,
  typed,
  selects,
  text,
}: {
  action: string;
  /** What was searched for. */
  typed: string;
  selects: readonly FilterSelect[];
  text: { label: string; text: string; submit: string };
}) {
  return (
    <FilterBar label={text.label} action={action} submitText={text.submit}>
      <TextField
        name="q"
        label={text.text}
        type="search"
        enterKeyHint="search"
        maxLength={SEARCH_MAX_LENGTH}
        defaultValue={typed}
      />
      <FilterSelects selects={selects} />
    </FilterBar>
  );
}
