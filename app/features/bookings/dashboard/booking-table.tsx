import * as styles from "~/dashboard/dashboard.css";
import { RequestTable } from "~/features/requests/dashboard/request-table";
import type { dashboard } from "~/locales/en/dashboard";
import { Badge } from "~/ui/badge";
import type { BookingListView } from "./booking-list-view.server";

export function BookingTable({
  rows,
  text,
}: {
  rows: BookingListView["rows"];
  text: (typeof dashboard)["list"];
}) {
  return (
    <RequestTable
      caption={text.caption}
      rows={rows}
      text={text}
      columns={[
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
      ]}
    />
  );
}
