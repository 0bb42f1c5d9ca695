import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import type { FormAnswer } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { useRootData } from "~/site/root-data";
import { TextArea } from "~/ui/form/controls";
import { Notice } from "~/ui/notice";
import type { CallConflict } from "./call-answer.server";
import { CallForm } from "./call-form";
import { MailSettlement } from "./mail-page";
import type { LoadedMail } from "./mail-page.server";

export type CallAnswer = FormAnswer | CallConflict;

type CallPageProps = Pick<LoadedMail, "view" | "text"> & { answer: CallAnswer | undefined };

/** Page of a call's note, after an error or a conflict. */
export function CallPage({ view, text, answer }: CallPageProps) {
  const { common } = useRootData().text;
  const conflict = answer && "conflict" in answer ? answer : null;
  const problems = answer && "conflict" in answer ? undefined : answer;
  return (
    <>
      <FormProblems answer={problems} />
      <DashboardHeading
        title={conflict ? text.conflict.title : text.call.title}
        crumbs={[
          { href: view.paths.list, label: text.title },
          { href: view.paths.mail, label: view.title },
        ]}
        crumbsLabel={common.breadcrumbs}
      />
      {conflict ? (
        <CallNote view={view} text={text} values={conflict.values} />
      ) : view.settlement ? (
        <MailSettlement settlement={view.settlement} text={text} />
      ) : (
        <div className={styles.panel}>
          <p>{text.call.text}</p>
          <CallForm view={view} text={text} answer={problems} />
        </div>
      )}
    </>
  );
}

/** The call took place, so its note can still go into the request's history. */
function CallNote({
  view,
  text,
  values,
}: Pick<LoadedMail, "view" | "text"> & { values: CallConflict["values"] }) {
  return (
    <>
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
              action={view.request.acts}
              // the same key: recorded twice it is one reply
              hidden={{ formKey: values.formKey, did: "called", onward: "stay" }}
              defaults={{ words: values.note }}
              submit={text.act.recordReply}
              byScript
            >
              <TextArea name="words" label={text.act.note} hint={text.act.noteHint} rows={3} />
            </AppForm>
          </section>
        ) : null}
      </div>
    </>
  );
}
