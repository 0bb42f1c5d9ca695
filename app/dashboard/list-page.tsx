import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { buttonClass } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Pagination, type PaginationProps } from "~/ui/pagination";
import * as styles from "./dashboard.css";
import { DashboardHeading } from "./dashboard-heading";

export interface ListPageProps {
  title: string;
  lead?: string;
  create?: { href: string; label: string };
  /** E.g. a `<FilterBar>`. */
  filter?: ReactNode;
  /** "Bookings found: 60". */
  count: string;
  /** Shown instead of an empty table. */
  empty: { title: string; text: string; reset?: { href: string; label: string } } | null;
  pagination?: PaginationProps;
  /** The table; hidden if it is empty. */
  children: ReactNode;
}

export function ListPage(props: ListPageProps) {
  const { title, lead, create, filter, count, empty, pagination, children } = props;
  return (
    <>
      <div className={styles.top}>
        <DashboardHeading title={title}>{lead ? <p>{lead}</p> : null}</DashboardHeading>
        {create ? (
          <Link className={buttonClass()} to={create.href}>
            {create.label}
          </Link>
        ) : null}
      </div>
      {filter}
      <p role={filter ? "status" : undefined}>
        <strong>{count}</strong>
      </p>
      {empty ? (
        <EmptyState title={empty.title} text={empty.text}>
          {empty.reset ? (
            <Link className={buttonClass("quiet")} to={empty.reset.href}>
              {empty.reset.label}
            </Link>
          ) : null}
        </EmptyState>
      ) : (
        children
      )}
      {pagination ? <Pagination {...pagination} /> : null}
    </>
  );
}
