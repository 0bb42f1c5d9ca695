import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import * as styles from "~/dashboard/dashboard.css";
import { Table, type TableProps } from "~/ui/table";
import { ClockBadge } from "./clock-badge";
import type { ClockView } from "./clock-view.server";

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
  badge,
}: Pick<TableProps<Row>, "caption" | "rows" | "columns"> & {
  text: Record<"reference" | "received" | "reply", string>;
  /** Beside the clock. */
  badge?: (row: Row) => ReactNode;
}) {
  return (
    <Table
      caption={caption}
      rows={rows}
      rowKey={({ id }) => id}
      rowTone={({ clock }) => (clock.state === "overdue" ? "bad" : undefined)}
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
        ...columns,
        { key: "received", title: text.received, cell: ({ received }) => received },
        {
          key: "reply",
          title: text.reply,
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
  );
}
