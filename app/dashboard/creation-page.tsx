import type { ReactNode } from "react";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, submittedFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import type { FormRules } from "~/features/forms/form-rules.server";
import { RecordPage } from "./record-page";

/** Form for a new record. Sending the same input twice creates one record. */
export function CreationPage({
  formId,
  view,
  text,
  answer,
  children,
}: {
  formId: string;
  view: {
    crumbs: readonly { href: string; label: string }[];
    action: string;
    labels: Readonly<Record<string, { label: string }>>;
    rules: FormRules<string>;
    formKey: string;
  };
  text: Record<"createTitle" | "createLead" | "createSubmit", string>;
  answer: FormAnswer | undefined;
  children: ReactNode;
}) {
  return (
    <RecordPage
      problems={<FormProblems answer={answer} fields={view.labels} />}
      title={text.createTitle}
      crumbs={view.crumbs}
    >
      <p>{text.createLead}</p>
      <AppForm
        id={formId}
        action={view.action}
        rules={view.rules}
        hidden={submittedFields({ formKey: view.formKey }, answer)}
        answer={answer}
        submit={text.createSubmit}
        clientSide
      >
        {children}
      </AppForm>
    </RecordPage>
  );
}
