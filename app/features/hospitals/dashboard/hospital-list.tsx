import { ContentTable } from "~/dashboard/content-table";
import { ListPage } from "~/dashboard/list-page";
import type { editing } from "~/locales/en/editing";
import type { hospitalEditing } from "~/locales/en/hospital-editing";
import { CityCover } from "~/ui/art/city-cover";
import { FilterBar } from "~/ui/filter-bar";
import { Select, TextField } from "~/ui/form";
import type { HospitalListView } from "./hospital-list-view.server";

export interface HospitalListProps {
  view: HospitalListView;
  text: typeof hospitalEditing & { editing: typeof editing };
}

/** All hospitals, drafts too, with what can be looked for. */
export function HospitalList({ view, text }: HospitalListProps) {
  const nothingFound = {
    title: text.empty,
    text: text.emptyText,
    reset: { href: view.path, label: text.reset },
  };
  const nothingYet = { title: text.emptyAll, text: text.emptyAllText };
  return (
    <ListPage
      title={text.title}
      create={{ href: view.create, label: text.create }}
      filter={<Filter view={view} text={text} />}
      count={view.count}
      empty={view.rows.length > 0 ? null : view.isFiltered ? nothingFound : nothingYet}
      pagination={view.pagination}
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
    </ListPage>
  );
}

function Filter({ view, text }: HospitalListProps) {
  const { search, status, country } = view.filter;
  return (
    <FilterBar
      // after a client navigation the fields must show the new address
      key={`${search} ${status} ${country}`}
      label={text.search}
      action={view.path}
      submitText={text.submit}
    >
      <TextField
        type="search"
        name="search"
        label={text.search}
        hint={text.searchHint}
        defaultValue={search}
        maxLength={100}
        enterKeyHint="search"
      />
      <Select
        name="status"
        label={text.status}
        placeholder={text.all}
        options={view.statusOptions}
        defaultValue={status ?? ""}
      />
      <Select
        name="country"
        label={text.country}
        placeholder={text.allCountries}
        options={view.countryOptions}
        defaultValue={country ?? ""}
      />
    </FilterBar>
  );
}
