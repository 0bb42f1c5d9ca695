import * as styles from "~/dashboard/dashboard.css";
import { RequestTable } from "~/features/requests/dashboard/request-table";
import type { Headings } from "~/features/requests/dashboard/sort-heading";
import type { dashboard } from "~/locales/en/dashboard";
import { Badge } from "~/ui/badge";
import { NameOrEmail } from "~/ui/name-or-email";
import type { BookingListView } from "./booking-list-view.server";

export function BookingTable({
  caption,
  rows,
  text,
  owner,
  headings,
}: {
  /** In which order they stand. */
  caption: string;
  rows: BookingListView["rows"];
  text: (typeof dashboard)["list"];
  /** The title of the column that says whose it is. */
  owner: string;
  headings: Headings;
}) {
  return (
    <RequestTable
      caption={caption}
      rows={rows}
      text={text}
      headings={headings}
      columns={[
        {
          key: "name",
          title: text.name,
          long: true,
          cell: ({ fullName, urgent }) => (
            <span className={styles.person}>
              <bdi>{fullName}</bdi> {urgent ? <Badge tone="urgent">{text.urgent}</Badge> : null}
            </span>
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
          key: "place",
          title: text.destination,
          long: true,
          cell: ({ destination }) => <bdi className={styles.country}>{destination}</bdi>,
        },
        { key: "status", title: text.status, cell: ({ status }) => status },
        { key: "owner", title: owner, long: true, cell: (row) => <NameOrEmail text={row.owner} /> },
      ]}
    />
  );
}
