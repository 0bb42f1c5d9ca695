import { RequestTable } from "~/features/requests/dashboard/request-table";
import type { dashboard } from "~/locales/en/dashboard";
import { Badge } from "~/ui/badge";
import { EmptyState } from "~/ui/empty-state";
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
    <RequestTable
      caption={text.waitingCaption}
      rows={rows}
      text={list}
      columns={[
        { key: "kind", title: text.kindTitle, cell: ({ kind }) => kind },
        { key: "name", title: list.name, cell: ({ name }) => <bdi>{name}</bdi> },
      ]}
      badge={({ urgent }) => (urgent ? <Badge tone="bad">{list.urgent}</Badge> : null)}
    />
  );
}
