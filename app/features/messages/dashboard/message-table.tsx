import { RequestTable } from "~/features/requests/dashboard/request-table";
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
    <RequestTable
      caption={text.caption}
      rows={rows}
      text={text}
      columns={[
        { key: "name", title: text.name, cell: ({ name }) => <bdi>{name}</bdi> },
        { key: "email", title: text.email, cell: ({ email }) => <bdi>{email}</bdi> },
        { key: "status", title: text.status, cell: ({ status }) => status },
      ]}
    />
  );
}
