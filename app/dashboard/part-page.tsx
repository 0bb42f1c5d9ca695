import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, keptFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import type { FormRules } from "~/features/forms/form-rules.server";
import type { editing } from "~/locales/en/editing";
import { defaultLanguage } from "~/locales/languages";
import { buttonClass } from "~/ui/button";
import { RecordConflict, type RecordConflictView } from "./record-conflict";
import { RecordPage } from "./record-page";

/** The form's own answer, or what somebody else changed meanwhile. */
export type PartAnswer =
  | FormAnswer
  | {
      values: Record<string, string>;
      conflict: RecordConflictView & {
        title: string;
        /** The version that is shown, and when. */
        seen: { version: string; openedAt: string };
      };
    };

/** A part of a record that is the same in every language, in a form on a page of its own. */
export function PartPage({
  form,
  view,
  text,
  answer,
  children,
}: {
  /** The form's id. */
  form: string;
  view: {
    crumbs: readonly { href: string; label: string }[];
    action: string;
    rules: FormRules<string>;
    labels?: Record<string, { label: string }>;
    values: Record<string, string>;
    seen: { version: string; openedAt: string };
    /** Where earlier versions of it are; null where nobody is shown them. */
    revisions: string | null;
  };
  text: { title: string; submit: string; lead?: string } & Pick<
    typeof editing,
    "conflict" | "notWritten" | "revisions"
  >;
  answer: PartAnswer | undefined;
  /** The form's controls. */
  children: ReactNode;
}) {
  const { crumbs, action, rules } = view;
  if (answer && "conflict" in answer) {
    const { conflict, values } = answer;
    return (
      <RecordPage title={conflict.title} crumbs={crumbs}>
        <RecordConflict conflict={conflict} written={defaultLanguage} text={text}>
          <AppForm
            id={form}
            action={action}
            rules={rules}
            defaults={values}
            hidden={conflict.seen}
            submit={text.conflict.save}
            byScript
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
        id={form}
        action={action}
        rules={rules}
        defaults={view.values}
        hidden={keptFields(view.seen, answer)}
        answer={answer}
        submit={text.submit}
        byScript
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
