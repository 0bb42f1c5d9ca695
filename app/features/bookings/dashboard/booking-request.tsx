import { contactEntries } from "~/features/requests/dashboard/contact-entries";
import type { dashboard } from "~/locales/en/dashboard";
import { BookingFacts } from "../booking-facts";
import type { BookingView } from "./booking-view.server";

/** Everything the family sent, who they are, and by when they are owed a reply. */
export function BookingRequest({
  view,
  text,
}: {
  view: BookingView;
  text: (typeof dashboard)["detail"];
}) {
  const { language } = view;
  return (
    <BookingFacts
      before={[
        { term: text.fullName, value: <bdi>{view.fullName}</bdi> },
        ...contactEntries(view, text),
        { term: text.language, value: <span lang={language.code}>{language.name}</span> },
      ]}
      facts={view.facts}
      after={[
        { term: text.received, value: view.received },
        { term: text.due, value: view.due },
      ]}
    />
  );
}
