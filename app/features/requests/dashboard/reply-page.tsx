import * as styles from "~/dashboard/dashboard.css";
import type { FormAnswer } from "~/features/forms/form-answer";
import type { dashboard } from "~/locales/en/dashboard";
import { ReplyForm, type ReplyFormProps } from "./reply-form";
import { RequestFormPage, type RequestFormPageProps } from "./request-form-page";

/** A reply on a page of its own. */
export function ReplyPage({
  view,
  list,
  text,
  answer,
}: {
  view: ReplyFormProps["view"] & RequestFormPageProps["about"];
  /** What the list is called that the request is in. */
  list: string;
  text: (typeof dashboard)["act"];
  answer?: FormAnswer;
}) {
  return (
    <RequestFormPage about={view} list={list} title={text.reply} answer={answer}>
      <div className={styles.panel}>
        <p>{text.replyText}</p>
        <ReplyForm view={view} text={text} answer={answer} />
      </div>
    </RequestFormPage>
  );
}
