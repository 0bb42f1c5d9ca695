import { RequestTable } from "~/features/requests/dashboard/request-table";
import type { Headings } from "~/features/requests/dashboard/sort-heading";
import { NameOrEmail } from "~/ui/name-or-email";
import type { MessageListView } from "./message-views.server";

export function MessageTable({
  caption,
  rows,
  text,
  owner,
  headings,
}: {
  /** In which order they stand. */
  caption: string;
  rows: MessageListView["rows"];
  text: Record<"reference" | "name" | "email" | "status" | "received" | "reply", string>;
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
        { key: "name", title: text.name, cell: ({ name }) => <bdi>{name}</bdi> },
        { key: "email", title: text.email, cell: ({ email }) => <NameOrEmail text={email} /> },
        { key: "status", title: text.status, cell: ({ status }) => status },
        { key: "owner", title: owner, long: true, cell: (row) => <NameOrEmail text={row.owner} /> },
      ]}
    />
  );
}
