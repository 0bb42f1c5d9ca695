import type { ReactNode } from "react";
import { FilterBar } from "~/ui/filter-bar";
import { TextField } from "~/ui/form/controls";
import type { PaginationProps } from "~/ui/pagination";
import { ListPage } from "./list-page";
import { type StateChip, StateChips } from "./state-chips";
import type { TranslationState } from "./translation";

type TextName =
  | "title"
  | "search"
  | "searchHint"
  | "status"
  | "submit"
  | "reset"
  | "empty"
  | "emptyText"
  | "emptyAll"
  | "emptyAllText";

export interface SearchedListProps {
  text: Record<TextName, string> & { lead?: string };
  view: {
    path: string;
    create?: { href: string; label: string };
    /** The filters in the address; null or empty if they are not set. */
    filter: { search: string; status: string | null; words?: string | null } & Record<
      string,
      string | null
    >;
    isFiltered: boolean;
    chips: readonly StateChip[];
    /** Translation filters, for content in several languages. */
    words?: { label: string; chips: readonly StateChip[] };
    /** "Posts found: 60". */
    count: string;
    rows: readonly unknown[];
    /** Absent if the whole list is shown. */
    pagination?: PaginationProps;
  };
  /** Meaning of the table's dots. */
  legend?: Record<TranslationState, string>;
  more?: ReactNode;
  /** The table; hidden if it is empty. */
  children: ReactNode;
}

/** List of a content area, with search, filters and pages. */
export function SearchedList({ text, view, legend, more, children }: SearchedListProps) {
  const nothingFound = {
    title: text.empty,
    text: text.emptyText,
    reset: { href: view.path, label: text.reset },
  };
  const nothingYet = { title: text.emptyAll, text: text.emptyAllText };
  return (
    <ListPage
      title={text.title}
      lead={text.lead}
      create={view.create}
      filter={
        <>
          <ListFilter text={text} view={view} more={more} />
          <StateChips
            label={text.status}
            chips={view.chips}
            translationFilter={view.words}
            legend={legend}
          />
        </>
      }
      count={view.count}
      empty={view.rows.length > 0 ? null : view.isFiltered ? nothingFound : nothingYet}
      pagination={view.pagination}
    >
      {children}
    </ListPage>
  );
}

function ListFilter({ text, view, more }: Pick<SearchedListProps, "text" | "view" | "more">) {
  const { search, status, words } = view.filter;
  return (
    <FilterBar
      // after a client navigation the fields must show the new address
      key={Object.values(view.filter).join(" ")}
      label={text.search}
      action={view.path}
      submitText={text.submit}
    >
      {status ? <input type="hidden" name="status" value={status} /> : null}
      {words ? <input type="hidden" name="words" value={words} /> : null}
      <TextField
        type="search"
        name="search"
        label={text.search}
        hint={text.searchHint}
        defaultValue={search}
        maxLength={100}
        enterKeyHint="search"
      />
      {more}
    </FilterBar>
  );
}
