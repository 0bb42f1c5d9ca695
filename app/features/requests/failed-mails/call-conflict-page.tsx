import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import { useRootData } from "~/site/root-data";
import { TextArea } from "~/ui/form/controls";
import { Notice } from "~/ui/notice";
import type { CallConflict } from "./call-answer.server";
import { MailSettlement } from "./mail-page";
import type { LoadedMail } from "./mail-page.server";

/** Shown if somebody else settled the mail first; the note of the call can still be added to the request's history. */
export function CallConflictPage({
  view,
  text,
  values,
}: Pick<LoadedMail, "view" | "text"> & Pick<CallConflict, "values">) {
  const { common } = useRootData().text;
  return (
    <>
      <DashboardHeading
        title={text.conflict.title}
        crumbs={[
          { href: view.paths.list, label: text.title },
          { href: view.paths.mail, label: view.title },
        ]}
        crumbsLabel={common.breadcrumbs}
      />
      <Notice tone="warning" role="alert">
        {text.conflict.text}
      </Notice>
      <div className={styles.pair}>
        {view.settlement ? <MailSettlement settlement={view.settlement} text={text} /> : null}
        {view.request ? (
          <section className={styles.panel}>
            <h2>{text.act.reply}</h2>
            <p>{text.conflict.record}</p>
            <AppForm
              id="reply"
              action={view.request.href}
              // the same key, so that submitting twice records one reply
              hidden={{ formKey: values.formKey, did: "called", onward: "stay" }}
              defaults={{ words: values.note }}
              submit={text.act.recordReply}
            >
              <TextArea name="words" label={text.act.note} hint={text.act.noteHint} rows={3} />
            </AppForm>
          </section>
        ) : null}
      </div>
    </>
  );
}
