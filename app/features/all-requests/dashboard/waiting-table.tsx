import { Link } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { ClockBadge } from "~/features/requests/dashboard/clock-badge";
import type { dashboard } from "~/locales/en/dashboard";
import { Badge } from "~/ui/badge";
import { EmptyState } from "~/ui/empty-state";
import { Table } from "~/ui/table";
import type { Overview } from "./overview.server";

/** Who waits for a reply, overdue first. */
export function WaitingTable({
  rows,
  text,
  list,
}: {
  rows: Overview["waiting"];
  text: (typeof dashboard)["overview"];
  list: (typeof dashboard)["list"];
}) {
  if (rows.length === 0) {
    return <EmptyState title={text.nothingWaiting} text={text.nothingWaitingText} />;
  }
  return (
    <Table
      caption={text.waitingCaption}
      rows={rows}
      rowKey={({ id }) => id}
      rowTone={({ clock }) => (clock.state === "overdue" ? "bad" : undefined)}
      columns={[
        {
          key: "reference",
          title: list.reference,
          cell: ({ href, reference }) => (
            <Link className={styles.whole} to={href}>
              {reference}
            </Link>
          ),
        },
        { key: "kind", title: text.kindTitle, cell: ({ kind }) => kind },
        { key: "name", title: list.name, cell: ({ name }) => <bdi>{name}</bdi> },
        { key: "received", title: list.received, cell: ({ received }) => received },
        {
          key: "reply",
          title: list.reply,
          cell: ({ clock, urgent }) => (
            <span className={styles.badges}>
              <ClockBadge {...clock} />
              {urgent ? <Badge tone="bad">{list.urgent}</Badge> : null}
            </span>
          ),
        },
      ]}
    />
  );
}
