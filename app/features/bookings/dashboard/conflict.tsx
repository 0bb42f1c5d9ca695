import { Link } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { AppForm } from "~/features/forms/app-form";
import { RequestHistory } from "~/features/requests/dashboard/request-history";
import type { dashboard } from "~/locales/en/dashboard";
import { buttonClass } from "~/ui/button";
import { TextArea } from "~/ui/form";
import { Notice } from "~/ui/notice";
import { seenFields } from "./booking-forms";
import type { BookingView } from "./booking-view.server";
import type { ConflictView } from "./conflict-view.server";

/** Both versions side by side: what the other did, and what this coordinator was about to do. */
export function Conflict({
  view,
  text,
  conflict,
  values,
}: {
  view: BookingView;
  text: (typeof dashboard)["act"];
  conflict: ConflictView;
  values: { to: string; reason: string };
}) {
  return (
    <>
      <Notice tone="warning" role="alert">
        {conflict.text}
      </Notice>
      <div className={styles.pair}>
        <section className={styles.panel}>
          <h2>{conflict.theirs}</h2>
          <p>{conflict.theirsNow}</p>
          <RequestHistory lines={conflict.since} />
        </section>
        <section className={styles.panel}>
          <h2>{conflict.yours}</h2>
          <p>{conflict.yoursMove}</p>
          {conflict.anyway ? (
            <AppForm
              id="move"
              action={view.paths.moves}
              hidden={{ ...seenFields(view), to: conflict.anyway.to }}
              defaults={values}
              submit={conflict.anyway.label}
              byScript
            >
              <TextArea
                name="reason"
                label={text.reason}
                hint={text.reasonHint}
                optionalText=""
                rows={3}
              />
            </AppForm>
          ) : (
            <>
              {conflict.yoursReason ? (
                <p className={styles.typed}>
                  <bdi>{conflict.yoursReason}</bdi>
                </p>
              ) : null}
              <p>{conflict.nothingLeft}</p>
            </>
          )}
        </section>
      </div>
      <p>
        <Link className={buttonClass("quiet")} to={view.paths.request}>
          {text.back}
        </Link>
      </p>
    </>
  );
}
