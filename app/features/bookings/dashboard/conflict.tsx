import { Conflict } from "~/dashboard/conflict";
import * as styles from "~/dashboard/dashboard.css";
import { HistoryList } from "~/dashboard/history-list";
import { AppForm } from "~/features/forms/app-form";
import type { dashboard } from "~/locales/en/dashboard";
import { TextArea } from "~/ui/form";
import { seenFields } from "./booking-forms";
import type { BookingView } from "./booking-view.server";
import type { ConflictView } from "./conflict-view.server";

/** What the other coordinator did to a booking, beside what this one was about to do. */
export function BookingConflict({
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
    <Conflict
      text={conflict.text}
      back={{ href: view.paths.request, label: text.back }}
      theirs={{
        title: conflict.theirs,
        children: (
          <>
            <p>{conflict.theirsNow}</p>
            <HistoryList lines={conflict.since} />
          </>
        ),
      }}
      yours={{
        title: conflict.yours,
        children: (
          <>
            <p>{conflict.yoursMove}</p>
            {conflict.anyway ? (
              <AppForm
                id="move"
                rules={view.rules.move}
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
          </>
        ),
      }}
    />
  );
}
