import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { submission } from "~/locales/en/submission";
import type { ReturnedForm } from "~/server/returned-form.server";
import { useRootData } from "~/site/root-data";
import { Button } from "~/ui/button";
import { Honeypot } from "~/ui/form/form";
import { tickBox } from "~/ui/form/tick-box.css";
import { AppForm, type AppFormProps } from "./app-form";
import { isSubmissionKey, SUBMISSION_KEY_FIELD } from "./submission";
import * as styles from "./submission-form.css";

export interface SubmissionFormProps<Name extends string>
  extends Required<Pick<AppFormProps<Name>, "id" | "action" | "rules" | "defaults">> {
  submissionKey: string;
  text: { submit: string } & typeof submission.form;
  /** Content before the form; if there is room, it is beside the form. */
  aside?: ReactNode;
  /** If true, `aside` is after the form on a phone. */
  asideLast?: boolean;
  /** Content above the form in the same column. */
  lead?: ReactNode;
  /** Heading above the fields, if the page contains more than the form. */
  title?: string;
  note?: ReactNode;
  children: ReactNode;
}

/** Props that a page passes on to its submission form. */
export type FormPageProps<Name extends string> = Pick<
  SubmissionFormProps<Name>,
  "action" | "submissionKey" | "rules" | "defaults" | "aside" | "asideLast" | "title"
>;

/** A public form with a submission key and a draft that survives a reload. */
export function SubmissionForm<Name extends string>({
  submissionKey,
  text,
  aside,
  asideLast = false,
  lead,
  title,
  children,
  ...form
}: SubmissionFormProps<Name>) {
  const answer = useActionData<ReturnedForm>();
  const submittedKey = answer?.values[SUBMISSION_KEY_FIELD] ?? "";
  const key = isSubmissionKey(submittedKey) ? submittedKey : submissionKey;
  return (
    <div className={styles.split}>
      {aside && !asideLast ? <div className={styles.aside}>{aside}</div> : null}
      <div className={styles.main}>
        {lead ? <div className={styles.lead}>{lead}</div> : null}
        {title ? <h2 className={styles.title}>{title}</h2> : null}
        <AppForm
          {...form}
          hidden={{ [SUBMISSION_KEY_FIELD]: key }}
          answer={answer}
          draftKeyField={SUBMISSION_KEY_FIELD}
          submit={text.submit}
        >
          {children}
          <Honeypot name="leave-empty" label={text.leaveEmpty} />
        </AppForm>
        <DraftBox text={text.draft} />
      </div>
      {aside && asideLast ? <div className={styles.asideLast}>{aside}</div> : null}
    </div>
  );
}

/**
 * Appears once the form has a draft. The checkbox stores the draft on the device; the button deletes
 * it and clears the form.
 */
function DraftBox({ text }: { text: typeof submission.form.draft }) {
  if (useRootData().usesDataSaver) return null;
  return (
    <div className={styles.draft} data-draft-box="" hidden>
      <label className={styles.choice}>
        <input type="checkbox" className={tickBox} />
        <span>
          {text.keep} <small className={styles.hint}>{text.hint}</small>
        </span>
      </label>{" "}
      <Button type="button" variant="quiet">
        {text.clear}
      </Button>
    </div>
  );
}
