import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, submittedFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { useRootData } from "~/site/root-data";
import { DocumentSummary } from "../papers/desk-paper-rows";
import * as styles from "../papers/desk-papers.css";
import { PaperChoice } from "../papers/paper-choice";
import type { LoadedPaperAssignment } from "./paper-assignment.server";

/** Form that says which paper a document is. */
export function PaperAssignmentPage({
  title,
  crumbs,
  document,
  view,
  form,
  answer,
}: LoadedPaperAssignment & { answer?: FormAnswer }) {
  const { common } = useRootData().text;
  const { text } = view;
  const fields = { item: { label: text.choice.item }, whose: { label: text.choice.whose } };
  return (
    <>
      <FormProblems answer={answer} fields={fields} />
      <DashboardHeading title={title} crumbs={crumbs} crumbsLabel={common.breadcrumbs} />
      <div className={styles.row}>
        <DocumentSummary document={{ ...document, assignHref: null }} text={text} />
      </div>
      <AppForm
        id="assignment"
        rules={form.rules}
        action={form.action}
        hidden={submittedFields(form.hidden, answer)}
        defaults={form.defaults}
        answer={answer}
        submit={text.assign.submit}
      >
        <PaperChoice choices={form.choices} text={text.choice} />
      </AppForm>
    </>
  );
}
