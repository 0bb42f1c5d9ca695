import { Link } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { ClockBadge } from "~/features/requests/dashboard/clock-badge";
import { Table } from "~/ui/table";
import type { MessageListView } from "./message-views.server";

export function MessageTable({
  rows,
  text,
}: {
  rows: MessageListView["rows"];
  text: Record<
    "caption" | "reference" | "name" | "email" | "status" | "received" | "reply",
    string
  >;
}) {
  return (
    <Table
      caption={text.caption}
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
        { key: "name", title: text.name, cell: ({ name }) => <bdi>{name}</bdi> },
        { key: "email", title: text.email, cell: ({ email }) => <bdi>{email}</bdi> },
        { key: "status", title: text.status, cell: ({ status }) => status },
        { key: "received", title: text.received, cell: ({ received }) => received },
        { key: "reply", title: text.reply, cell: ({ clock }) => <ClockBadge {...clock} /> },
      ]}
    />
  );
}
