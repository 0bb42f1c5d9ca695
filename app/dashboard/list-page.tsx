import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { buttonClass } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FilterBar } from "~/ui/filter-bar";
import { type Option, Select, TextField } from "~/ui/form";
import { Pagination, type PaginationProps } from "~/ui/pagination";
import { DashboardHeading } from "./dashboard-heading";

export interface ListPageProps {
  text: Record<
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
    | "emptyAllText",
    string
  >;
  view: {
    path: string;
    filter: { search: string; status: string | null };
    isFiltered: boolean;
    statusOptions: Option[];
    /** "Bookings found: 60". */
    count: string;
    rows: readonly unknown[];
    pagination: PaginationProps;
  };
  /** The table; left out where there is nothing to show. */
  children: ReactNode;
}

/** What can be searched, filtered and leafed through: bookings, messages. */
export function ListPage({ text, view, children }: ListPageProps) {
  const { search, status } = view.filter;
  return (
    <>
      <DashboardHeading title={text.title} />
      <FilterBar
        // after a client navigation the fields must show the new address
        key={`${search} ${status}`}
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
      </FilterBar>
      <p role="status">
        <strong>{view.count}</strong>
      </p>
      {view.rows.length > 0 ? (
        children
      ) : view.isFiltered ? (
        <EmptyState title={text.empty} text={text.emptyText}>
          <Link className={buttonClass("quiet")} to={view.path}>
            {text.reset}
          </Link>
        </EmptyState>
      ) : (
        <EmptyState title={text.emptyAll} text={text.emptyAllText} />
      )}
      <Pagination {...view.pagination} />
    </>
  );
}
