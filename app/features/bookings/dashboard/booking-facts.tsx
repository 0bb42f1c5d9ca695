import { contactEntries } from "~/features/requests/dashboard/contact-entries";
import type { dashboard } from "~/locales/en/dashboard";
import { Badge } from "~/ui/badge";
import { DescriptionList } from "~/ui/description-list";
import type { BookingView } from "./booking-view.server";

type Text = (typeof dashboard)["detail"];

/** Everything the family sent. What people typed is set apart from the line's direction. */
export function BookingFacts({ view, text }: { view: BookingView; text: Text }) {
  return (
    <DescriptionList
      entries={[
        { term: text.fullName, value: <bdi>{view.fullName}</bdi> },
        ...contactEntries(view, text),
        {
          term: text.language,
          value: <span lang={view.language.code}>{view.language.name}</span>,
        },
        { term: text.location, value: typed(view.location) },
        { term: text.destination, value: typed(view.destination) },
        { term: text.service, value: view.service },
        { term: text.hospital, value: typed(view.hospital) },
        { term: text.relatives, value: view.relatives },
        { term: text.urgent, value: view.urgent ? <Badge tone="bad">{text.yes}</Badge> : null },
        { term: text.tellUsMore, value: typed(view.tellUsMore) },
        { term: text.received, value: view.received },
        { term: text.due, value: view.due },
      ]}
    />
  );
}

function typed(words: string | null) {
  return words ? <bdi>{words}</bdi> : null;
}
