import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import * as styles from "~/dashboard/dashboard.css";
import { Table, type TableProps } from "~/ui/table";
import { ClockBadge } from "./clock-badge";
import type { ClockView } from "./clock-view.server";
import { type Headings, sortable } from "./sort-heading";

interface RequestRow {
  id: string;
  /** Where all of it is shown. */
  href: string;
  reference: string;
  received: string;
  clock: ClockView;
}

/** Requests in a row each: the reference, what the list is about, and how the promise stands. */
export function RequestTable<Row extends RequestRow>({
  caption,
  rows,
  text,
  columns,
  headings = {},
  badge,
}: Pick<TableProps<Row>, "caption" | "rows" | "columns"> & {
  text: Record<"reference" | "received" | "reply", string>;
  /** What each column can be sorted by; its key is the column's. */
  headings?: Headings;
  /** Beside the clock. */
  badge?: (row: Row) => ReactNode;
}) {
  return (
    <div className={styles.dense}>
      <Table
        caption={caption}
        rows={rows}
        rowKey={({ id }) => id}
        rowTone={({ clock }) => (clock.tone === "late" || clock.tone === "old" ? "bad" : undefined)}
        columns={[
          {
            key: "reference",
            title: text.reference,
            cell: ({ href, reference }) => (
              <Link className={styles.whole} to={href}>
                {reference}
              </Link>
            ),
          },
          ...columns.map((column) => ({ ...column, ...sortable(headings, column.key) })),
          {
            key: "received",
            title: text.received,
            ...sortable(headings, "received"),
            cell: ({ received }) => <span className={styles.unbroken}>{received}</span>,
          },
          {
            key: "due",
            title: text.reply,
            ...sortable(headings, "due"),
            cell: (row) =>
              badge ? (
                <span className={styles.badges}>
                  <ClockBadge {...row.clock} />
                  {badge(row)}
                </span>
              ) : (
                <ClockBadge {...row.clock} />
              ),
          },
        ]}
      />
    </div>
  );
}
