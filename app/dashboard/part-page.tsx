import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, submittedFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import type { FormRules } from "~/features/forms/form-rules.server";
import type { editing } from "~/locales/en/editing";
import { defaultLanguage } from "~/locales/languages";
import { buttonClass } from "~/ui/button";
import { RecordConflict, type RecordConflictView } from "./record-conflict";
import { RecordPage } from "./record-page";

/** The result of the form, or an edit conflict. */
export type PartAnswer =
  | FormAnswer
  | {
      values: Record<string, string>;
      conflict: RecordConflictView & {
        title: string;
        /** The displayed version, and the time when the page was opened. */
        seen: { version: string; openedAt: string };
      };
    };

/** Page with a form for a language-independent part of a record. */
export function PartPage({
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
    rules: FormRules<string>;
    labels?: Record<string, { label: string }>;
    values: Record<string, string>;
    seen: { version: string; openedAt: string };
    /** Link to earlier versions; null if this person may not see them. */
    revisions: string | null;
  };
  text: { title: string; submit: string; lead?: string } & Pick<
    typeof editing,
    "conflict" | "notWritten" | "revisions"
  >;
  answer: PartAnswer | undefined;
  children: ReactNode;
}) {
  const { crumbs, action, rules } = view;
  if (answer && "conflict" in answer) {
    const { conflict, values } = answer;
    return (
      <RecordPage title={conflict.title} crumbs={crumbs}>
        <RecordConflict conflict={conflict} textLanguage={defaultLanguage} text={text}>
          <AppForm
            id={formId}
            action={action}
            rules={rules}
            defaults={values}
            hidden={conflict.seen}
            submit={text.conflict.save}
            clientSide
          >
            {children}
          </AppForm>
        </RecordConflict>
      </RecordPage>
    );
  }
  return (
    <RecordPage
      problems={<FormProblems answer={answer} fields={view.labels} />}
      title={text.title}
      crumbs={crumbs}
    >
      {text.lead ? <p>{text.lead}</p> : null}
      <AppForm
        id={formId}
        action={action}
        rules={rules}
        defaults={view.values}
        hidden={submittedFields(view.seen, answer)}
        answer={answer}
        submit={text.submit}
        clientSide
      >
        {children}
      </AppForm>
      {view.revisions ? (
        <p>
          <Link className={buttonClass("quiet")} to={view.revisions}>
            {text.revisions}
          </Link>
        </p>
      ) : null}
    </RecordPage>
  );
}
