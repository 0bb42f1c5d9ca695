import { Link } from "@remix-run/react";
import type { dashboard } from "~/locales/en/dashboard";
import { buttonClass } from "~/ui/button";
import { TextArea } from "~/ui/form";
import { Notice } from "~/ui/notice";
import { CaseForm } from "./case-form";
import { seenFields } from "./case-forms";
import { CaseHistory } from "./case-history";
import type { CaseView } from "./case-view.server";
import type { ConflictView } from "./conflict-view.server";
import * as styles from "./dashboard.css";

/** Both versions side by side: what the other did, and what this coordinator was about to do. */
export function Conflict({
  view,
  text,
  conflict,
  values,
}: {
  view: CaseView;
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
          <CaseHistory lines={conflict.since} />
        </section>
        <section className={styles.panel}>
          <h2>{conflict.yours}</h2>
          <p>{conflict.yoursMove}</p>
          {conflict.anyway ? (
            <CaseForm
              action={view.paths.moves}
              hidden={{ ...seenFields(view), to: conflict.anyway.to }}
              submit={conflict.anyway.label}
            >
              <TextArea
                name="reason"
                label={text.reason}
                hint={text.reasonHint}
                optionalText=""
                rows={3}
                defaultValue={values.reason}
              />
            </CaseForm>
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
        <Link className={buttonClass("quiet")} to={view.paths.case}>
          {text.back}
        </Link>
      </p>
    </>
  );
}
