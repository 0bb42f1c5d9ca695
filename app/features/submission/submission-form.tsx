import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form as RouterForm, useActionData, useNavigation, useRevalidator } from "@remix-run/react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { FieldState, FormRules } from "~/features/forms/form-field";
import { useRootData } from "~/site/root-data";
import { Button } from "~/ui/button";
import { ErrorSummary, Form, FormActions, HiddenFields, Honeypot } from "~/ui/form";
import { useDraft } from "./draft";
import type { FormAnswer } from "./send-by-script";
import { SUBMISSION_KEY_FIELD } from "./submission";
import * as styles from "./submission-form.css";

export interface SubmissionFormProps<Name extends string> {
  /** Of the form and its draft. */
  name: string;
  action: string;
  submissionKey: string;
  rules: FormRules<Name>;
  /** What stands in the fields before anything is typed. */
  defaults: Partial<Record<Name, string>>;
  text: {
    submit: string;
    /** What is said where sending failed for another reason than the line. */
    failed: string;
    /** The label of the field that must stay empty. */
    leaveEmpty: string;
  };
  /** Between the summary of errors and the form; beside them where there is room. */
  aside?: ReactNode;
  /** Above the fields, where the page is not about the form alone. */
  title?: string;
  /** Below the button. */
  note?: ReactNode;
  children: (field: (name: Name) => FieldState) => ReactNode;
}

/** What a page's loader hands through its form to this one. */
export type FormPageProps<Name extends string> = Pick<
  SubmissionFormProps<Name>,
  "action" | "submissionKey" | "rules" | "defaults" | "aside" | "title"
>;

/** Beside the words of the form itself. */
export type FormPageTexts = Pick<SubmissionFormProps<string>["text"], "failed" | "leaveEmpty">;

/**
 * A public form: with its token and its key, shown again with what was typed and what is wrong, and
 * where scripts run sent without leaving the page.
 */
export function SubmissionForm<Name extends string>(props: SubmissionFormProps<Name>) {
  const { name, rules, text } = props;
  const root = useRootData();
  const { common } = root.text;
  const answer = useActionData<FormAnswer>();
  const [key, setKey] = useState(answer?.values[SUBMISSION_KEY_FIELD] ?? props.submissionKey);
  const texts = useMemo(
    () => ({ offline: common.offline, failed: text.failed }),
    [common.offline, text.failed],
  );
  const errors = useMemo(() => errorsOf(answer, texts), [answer, texts]);
  const lastResult = useMemo(() => answer && resultOf(answer, errors), [answer, errors]);
  const [form, fields] = useForm<Record<string, string>>({
    id: name,
    lastResult,
    defaultValue: props.defaults,
    constraint: rules,
  });
  useDraft(name, answer === undefined, setKey);
  useFreshToken(errors[""] !== undefined && !isUnsent(answer));
  useErrorTitle(common.errorPrefix, answer);
  const isSending = useNavigation().formData?.get(SUBMISSION_KEY_FIELD) === key;
  const field = (of: Name): FieldState => ({
    name: of,
    required: fields[of]?.required ?? false,
    error: fields[of]?.errors?.[0],
    defaultValue: fields[of]?.initialValue,
  });
  const summary = useMemo(() => summaryOf(errors, Object.keys(rules)), [errors, rules]);
  return (
    <div className={styles.split}>
      <div className={styles.main}>
        <ErrorSummary title={common.problem} errors={summary} />
      </div>
      <div className={styles.aside}>{props.aside}</div>
      <div className={styles.main}>
        {props.title ? <h2 className={styles.title}>{props.title}</h2> : null}
        <Form
          as={RouterForm}
          id={form.id}
          action={props.action}
          onSubmit={form.onSubmit}
          // the browser's own bubbles speak the phone's language, not the page's
          noValidate
          texts={{ errorPrefix: common.errorPrefix, optional: common.optional }}
        >
          <HiddenFields values={{ csrf: root.csrf, [SUBMISSION_KEY_FIELD]: key }} />
          {props.children(field)}
          <Honeypot name="leave-empty" label={text.leaveEmpty} />
          <FormActions>
            <Button pending={isSending} pendingText={common.sending}>
              {text.submit}
            </Button>
          </FormActions>
          {props.note}
        </Form>
      </div>
    </div>
  );
}

function isUnsent(answer: FormAnswer | undefined): boolean {
  return answer !== undefined && "unsent" in answer;
}

function errorsOf(
  answer: FormAnswer | undefined,
  texts: { offline: string; failed: string },
): Record<string, string> {
  if (!answer) return {};
  return "unsent" in answer ? { "": texts[answer.unsent] } : answer.errors;
}

function resultOf(answer: FormAnswer, errors: Record<string, string>): SubmissionResult<string[]> {
  return {
    status: "error",
    initialValue: answer.values,
    error: Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text]])),
  };
}

/** First what concerns the whole form, then field by field as they stand on the page. */
function summaryOf(errors: Record<string, string>, order: readonly string[]) {
  return ["", ...order].flatMap((field) => {
    const text = errors[field];
    return text ? [field === "" ? { text } : { field, text }] : [];
  });
}

/** After a refusal of the whole form its token may be stale: root's loader has a fresh one. */
function useFreshToken(wasRefused: boolean) {
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `revalidate` is new with each render
  useEffect(() => {
    if (wasRefused) revalidate();
  }, [wasRefused]);
}

/** As the server does in a document's title (GOV.UK Design System, "Validation"). */
function useErrorTitle(prefix: string, answer: FormAnswer | undefined) {
  useEffect(() => {
    if (answer && !document.title.startsWith(prefix))
      document.title = `${prefix} ${document.title}`;
  }, [answer, prefix]);
}
