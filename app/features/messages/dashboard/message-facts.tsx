import { contactEntries } from "~/features/requests/dashboard/contact-entries";
import type { dashboard } from "~/locales/en/dashboard";
import { DescriptionList } from "~/ui/description-list";
import type { MessageView } from "./message-views.server";

/** Everything the sender wrote. What people typed is set apart from the line's direction. */
export function MessageFacts({
  view,
  text,
  messageLabel,
}: {
  view: MessageView;
  text: (typeof dashboard)["detail"];
  messageLabel: string;
}) {
  return (
    <DescriptionList
      entries={[
        { term: text.fullName, value: <bdi>{view.fullName}</bdi> },
        ...contactEntries(view, text),
        {
          term: text.language,
          value: <span lang={view.language.code}>{view.language.name}</span>,
        },
        { term: messageLabel, value: view.message && <bdi>{view.message}</bdi> },
        { term: text.received, value: view.received },
        { term: text.due, value: view.due },
      ]}
    />
  );
}
