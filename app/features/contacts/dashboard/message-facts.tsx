import { Reach } from "~/features/bookings/dashboard/case-facts";
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
  const { phone } = view;
  return (
    <DescriptionList
      entries={[
        { term: text.fullName, value: <bdi>{view.fullName}</bdi> },
        {
          term: text.email,
          value: (
            <Reach href={view.email.href}>
              <bdi>{view.email.text}</bdi>
            </Reach>
          ),
        },
        { term: text.phone, value: phone && <Reach href={phone.href}>{phone.text}</Reach> },
        { term: text.whatsapp, value: phone && <Reach href={phone.whatsapp}>{phone.text}</Reach> },
        {
          term: text.language,
          value: <span lang={view.language.code}>{view.language.name}</span>,
        },
        { term: messageLabel, value: <bdi>{view.message}</bdi> },
        { term: text.received, value: view.received },
        { term: text.due, value: view.due },
      ]}
    />
  );
}
