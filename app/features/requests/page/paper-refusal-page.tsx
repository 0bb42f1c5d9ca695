import { DashboardHeading } from "~/dashboard/dashboard-heading";
import type { FormAnswer } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { useRootData } from "~/site/root-data";
import { Notice } from "~/ui/notice";
import { DocumentSummary } from "../papers/desk-paper-rows";
import * as styles from "../papers/desk-papers.css";
import { RefusalForm } from "../papers/refusal-form";
import type { LoadedRefusal } from "./paper-refusal.server";

/** The refusal of one document. */
export function RefusalPage({
  title,
  crumbs,
  document,
  view,
  answer,
}: LoadedRefusal & { answer?: FormAnswer }) {
  const { common } = useRootData().text;
  const { text, refusal } = view;
  const fields = { why: { label: text.refusal.why }, words: { label: refusal.wordsLabel } };
  return (
    <>
      <FormProblems answer={answer} fields={fields} idPrefix="refusal" />
      <DashboardHeading title={title} crumbs={crumbs} crumbsLabel={common.breadcrumbs} />
      <div className={styles.row}>
        <DocumentSummary document={document} text={text} />
      </div>
      {document.refusalTarget ? (
        <RefusalForm
          id="refusal"
          refuse={document.refusalTarget}
          refusal={refusal}
          text={text}
          answer={answer}
        />
      ) : (
        <Notice>{text.refusal.notNow}</Notice>
      )}
    </>
  );
}
