import type { ReactNode } from "react";
import { FilterBar } from "~/ui/filter-bar";
import { type Option, Select, TextField } from "~/ui/form";
import type { PaginationProps } from "~/ui/pagination";
import { ListPage } from "./list-page";

type TextName =
  | "title"
  | "search"
  | "searchHint"
  | "status"
  | "all"
  | "submit"
  | "reset"
  | "empty"
  | "emptyText"
  | "emptyAll"
  | "emptyAllText";

export interface SearchedListProps {
  text: Record<TextName, string>;
  view: {
    path: string;
    /** Where a new one is made. */
    create?: { href: string; label: string };
    /** As the address has it: what a browser keeps of an earlier one is put right. */
    filter: { search: string; status: string | null } & Record<string, string | null>;
    isFiltered: boolean;
    statusOptions: Option[];
    /** "Bookings found: 60". */
    count: string;
    rows: readonly unknown[];
    pagination: PaginationProps;
  };
  /** Further filters. */
  more?: ReactNode;
  /** The table; not shown where it is empty. */
  children: ReactNode;
}

/** What can be searched, filtered by status and leafed through: bookings, messages. */
export function SearchedList({ text, view, more, children }: SearchedListProps) {
  const nothingFound = {
    title: text.empty,
    text: text.emptyText,
    reset: { href: view.path, label: text.reset },
  };
  const nothingYet = { title: text.emptyAll, text: text.emptyAllText };
  return (
    <ListPage
      title={text.title}
      create={view.create}
      filter={<ListFilter text={text} view={view} more={more} />}
      count={view.count}
      empty={view.rows.length > 0 ? null : view.isFiltered ? nothingFound : nothingYet}
      pagination={view.pagination}
    >
      {children}
    </ListPage>
  );
}

function ListFilter({ text, view, more }: Pick<SearchedListProps, "text" | "view" | "more">) {
  const { search, status } = view.filter;
  return (
    <FilterBar
      // after a client navigation the fields must show the new address
      key={Object.values(view.filter).join(" ")}
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
      {more}
    </FilterBar>
  );
}
