import * as styles from "~/dashboard/dashboard.css";
import { RequestFormPage } from "~/features/requests/dashboard/request-form-page";
import { MoveForm } from "./booking-forms";
import type { LoadedBooking } from "./booking-page.server";
import { BookingConflict } from "./conflict";
import type { MoveAnswer } from "./move-answer.server";

/** A move on a page of its own: what failed of it, or what somebody else did meanwhile. */
export function MovePage({
  view,
  text,
  answer,
}: Pick<LoadedBooking, "view" | "text"> & { answer?: MoveAnswer }) {
  if (answer && "conflict" in answer) {
    return (
      <RequestFormPage about={view} list={text.nav.bookings} title={answer.conflict.title}>
        <BookingConflict
          view={view}
          text={text.act}
          conflict={answer.conflict}
          values={answer.values}
        />
      </RequestFormPage>
    );
  }
  return (
    <RequestFormPage about={view} list={text.nav.bookings} title={text.act.move} answer={answer}>
      <div className={styles.panel}>
        <MoveForm view={view} text={text.act} answer={answer} />
      </div>
    </RequestFormPage>
  );
}
