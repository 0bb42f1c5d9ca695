import * as styles from "~/dashboard/dashboard.css";
import { ReplyForm } from "~/features/requests/dashboard/reply-form";
import { RequestPage } from "~/features/requests/dashboard/request-page";
import { Badge } from "~/ui/badge";
import { AcknowledgeForm, MoveForm, NoteForm } from "./booking-forms";
import type { LoadedBooking } from "./booking-page.server";
import { BookingRequest } from "./booking-request";

/** All of one booking. */
export function BookingPage({ title, view, readers, text }: LoadedBooking) {
  return (
    <RequestPage
      title={title}
      view={view}
      readers={readers}
      text={text}
      list={text.nav.bookings}
      badges={view.urgent ? <Badge tone="bad">{text.urgent}</Badge> : null}
      remark={view.heldFrom ? <p>{view.heldFrom}</p> : null}
      request={{
        title: text.detail.request,
        facts: <BookingRequest view={view} text={text.detail} />,
      }}
    >
      <BookingActs view={view} text={text.act} />
    </RequestPage>
  );
}

/** What a coordinator can do with a booking, each with a form of its own. */
function BookingActs({
  view,
  text,
}: {
  view: LoadedBooking["view"];
  text: LoadedBooking["text"]["act"];
}) {
  return (
    <>
      {view.canAcknowledge ? (
        <section className={styles.panel}>
          <h2>{text.acknowledge}</h2>
          <p>{text.acknowledgeText}</p>
          <AcknowledgeForm view={view} text={text} />
        </section>
      ) : null}
      <section className={styles.panel} id="reply">
        <h2>{text.reply}</h2>
        <p>{text.replyText}</p>
        <ReplyForm view={view} text={text} />
      </section>
      <section className={styles.panel}>
        <h2>{text.move}</h2>
        <MoveForm view={view} text={text} />
      </section>
      <section className={styles.panel}>
        <h2>{text.internalNote}</h2>
        <NoteForm view={view} text={text} />
      </section>
    </>
  );
}
