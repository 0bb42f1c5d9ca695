import { useActionData } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { AppForm, type AppFormProps } from "~/features/forms/app-form";
import { useDraft } from "~/features/forms/draft";
import type { FormAnswer } from "~/features/forms/form-answer";
import { useRootData } from "~/site/root-data";
import { Honeypot } from "~/ui/form";
import { isSubmissionKey, SUBMISSION_KEY_FIELD } from "./submission";
import * as styles from "./submission-form.css";

// not in the page, which is to arrive in one piece: nobody needs it before something is typed
const DraftBox = lazy(() => import("~/features/forms/draft-box").catch(withoutBox));

/** Where the line is gone by then, the form works without it. */
function withoutBox(): { default: () => ReactNode } {
  return { default: () => null };
}

export interface SubmissionFormProps<Name extends string>
  extends Required<Pick<AppFormProps<Name>, "id" | "action" | "rules" | "defaults">> {
  submissionKey: string;
  text: {
    submit: string;
    /** The label of the field that must stay empty. */
    leaveEmpty: string;
  };
  /** Before the form; beside it where there is room. */
  aside?: ReactNode;
  /** The aside can wait: on a phone it comes after the form. */
  asideLast?: boolean;
  /** Above the form, in its column. */
  lead?: ReactNode;
  /** Above the fields, where the page is not about the form alone. */
  title?: string;
  note?: ReactNode;
  children: ReactNode;
}

/** What a page's loader hands through its form to this one. */
export type FormPageProps<Name extends string> = Pick<
  SubmissionFormProps<Name>,
  "action" | "submissionKey" | "rules" | "defaults" | "aside" | "asideLast" | "title"
>;

/** A public form: with a key that makes resends one, and a draft that outlives a reload. */
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
  const answer = useActionData<FormAnswer>();
  const sentWith = answer?.values[SUBMISSION_KEY_FIELD] ?? "";
  const [key, setKey] = useState(isSubmissionKey(sentWith) ? sentWith : submissionKey);
  const { hasDraft, ...draft } = useDraft(
    form.id,
    SUBMISSION_KEY_FIELD,
    useRootData().person?.email ?? "",
    answer === undefined,
    setKey,
  );
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
          byScript
          submit={text.submit}
        >
          {children}
          <Honeypot name="leave-empty" label={text.leaveEmpty} />
        </AppForm>
        {hasDraft ? (
          <Suspense fallback={null}>
            <DraftBox {...draft} />
          </Suspense>
        ) : null}
      </div>
      {aside && asideLast ? <div className={styles.asideLast}>{aside}</div> : null}
    </div>
  );
}
