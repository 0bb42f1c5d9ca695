import { ContentTable } from "~/dashboard/content-table";
import { SearchedList } from "~/dashboard/searched-list";
import type { editing } from "~/locales/en/editing";
import type { hospitalEditing } from "~/locales/en/hospital-editing";
import { CityCover } from "~/ui/art/city-cover";
import { Select } from "~/ui/form/controls";
import type { HospitalListView } from "./hospital-list-view.server";

export interface HospitalListProps {
  view: HospitalListView;
  text: typeof hospitalEditing & { editing: typeof editing };
}

/** All hospitals, drafts too, with what can be looked for. */
export function HospitalList({ view, text }: HospitalListProps) {
  return (
    <SearchedList
      text={{ ...text, lead: undefined }}
      view={view}
      legend={text.editing.states}
      more={
        <Select
          name="country"
          label={text.country}
          placeholder={text.allCountries}
          options={view.countryOptions}
          defaultValue={view.filter.country ?? ""}
        />
      }
    >
      <ContentTable
        rows={view.rows}
        caption={text.caption}
        title={text.hospital}
        text={text.editing}
        coverOf={({ cover, city }) =>
          cover ? <img {...cover} alt="" loading="lazy" /> : <CityCover city={city} />
        }
      />
    </SearchedList>
  );
}
