import { Link } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { ClockBadge } from "~/features/requests/dashboard/clock-badge";
import type { dashboard } from "~/locales/en/dashboard";
import { Badge } from "~/ui/badge";
import { Table } from "~/ui/table";
import type { BookingListView } from "./booking-list-view.server";

export function BookingTable({
  rows,
  text,
}: {
  rows: BookingListView["rows"];
  text: (typeof dashboard)["list"];
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
        {
          key: "name",
          title: text.name,
          long: true,
          cell: ({ fullName, urgent }) => (
            <>
              <bdi>{fullName}</bdi> {urgent ? <Badge tone="bad">{text.urgent}</Badge> : null}
            </>
          ),
        },
        {
          key: "phone",
          title: text.phone,
          cell: ({ phone }) =>
            phone ? (
              <a className={styles.whole} href={phone.href}>
                {phone.text}
              </a>
            ) : null,
        },
        {
          key: "destination",
          title: text.destination,
          long: true,
          cell: ({ destination }) => <bdi>{destination}</bdi>,
        },
        { key: "status", title: text.status, cell: ({ status }) => status },
        { key: "received", title: text.received, cell: ({ received }) => received },
        { key: "reply", title: text.reply, cell: ({ clock }) => <ClockBadge {...clock} /> },
      ]}
    />
  );
}
