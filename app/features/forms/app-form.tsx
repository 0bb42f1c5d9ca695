import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form as RouterForm, useMatches, useNavigation } from "@remix-run/react";
import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { isHydrated } from "~/page-handle";
import { useRootData } from "~/site/root-data";
import { TURNS } from "~/turning";
import { Button, type ButtonVariant } from "~/ui/button";
import { Form, FormActions, OfflineLine } from "~/ui/form/form";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { useBroughtBack } from "~/ui/use-brought-back";
import { EMAIL_ASKED_FIELD, errorsOf, type FormAnswer } from "./form-answer";
import type { FormRules } from "./form-rules.server";

export interface AppFormProps<Name extends string = string> {
  /** The form's id. */
  id: string;
  /** Put before the ids of the controls, where a page has several forms. */
  idPrefix?: string;
  /** This page's address, if left out. */
  action?: string;
  /** What the schema says of the fields, from the loader; left out where nothing is filled in. */
  rules?: FormRules<Name>;
  /** What stands in the fields before anything is typed. */
  defaults?: Partial<Record<Name, string>>;
  hidden?: Record<string, string | undefined>;
  /** What the action answered to this form. */
  answer?: FormAnswer;
  /** What stands in it was typed, though this form's answer does not say so. */
  isUnsaved?: boolean;
  /** On the button; left out where the children bring buttons of their own. */
  submit?: string;
  variant?: ButtonVariant;
  /**
   * Sent without leaving the page where scripts run; then its route takes the exports of
   * `send-by-script.ts`.
   */
  byScript?: boolean;
  /**
   * On a public page: the script keeps a draft of it (`app/browser`). Names the hidden field whose key makes
   * resends one.
   */
  draftKey?: string;
  /** A file goes with it. */
  hasFile?: boolean;
  /** The controls. They know by their names what was typed, what is wrong, and what must be there. */
  children?: ReactNode;
  /** Below the button. */
  note?: ReactNode;
}

/**
 * Every form of the site that posts: with its token, shown again with what was typed and what is wrong. In
 * the dashboard it may be sent without leaving the page; elsewhere the public script sends it once, in the
 * words that stand in it.
 */
export function AppForm<Name extends string>(props: AppFormProps<Name>) {
  const { id, idPrefix, action, rules, defaults, answer, isUnsaved, submit, byScript, draftKey } =
    props;
  const root = useRootData();
  const { common } = root.text;
  const isPlain = !isHydrated(useMatches().map(({ handle }) => handle));
  const lastResult = useMemo(() => answer && resultOf(answer), [answer]);
  const [form, fields] = useForm<Record<string, string>>({
    id,
    lastResult,
    defaultValue: defaults,
    constraint: rules as Record<string, { required: true }> | undefined,
  });
  useErrorTitle(common.errorPrefix, isArranged(answer) ? undefined : answer);
  const isSending = useSending(action);
  const state = {
    texts: { errorPrefix: common.errorPrefix, optional: common.optional },
    fieldOf: (name: string) => ({
      id: idPrefix && `${idPrefix}-${name}`,
      required: fields[name]?.required,
      error: fields[name]?.errors?.[0],
      defaultValue: fields[name]?.initialValue,
      isShownAgain: answer !== undefined,
    }),
  };
  return (
    <Form
      as={byScript ? RouterForm : "form"}
      id={form.id}
      action={action}
      onSubmit={(event) => (isTurning(event) ? postAsPage(event) : form.onSubmit(event))}
      encType={props.hasFile ? "multipart/form-data" : undefined}
      // the browser's own bubbles speak the phone's language, not the page's
      noValidate
      data-unsaved={answer || isUnsaved ? "" : undefined}
      data-draft={draftKey}
      data-writer={draftKey && root.person?.email}
      state={state}
    >
      <HiddenFields values={{ csrf: root.csrf, writer: root.writer, ...props.hidden }} />
      <HiddenFields values={{ [EMAIL_ASKED_FIELD]: answer?.values[EMAIL_ASKED_FIELD] }} />
      {answer && "enterAgain" in answer ? <p role="status">{answer.enterAgain}</p> : null}
      {props.children}
      {isPlain && !root.savesData ? <OfflineLine text={common.offline} /> : null}
      {submit === undefined ? null : (
        <FormActions>
          <Button
            variant={props.variant}
            pending={isSending}
            pendingText={common.sending}
            data-sending={isPlain ? common.sending : undefined}
          >
            {submit}
          </Button>
        </FormActions>
      )}
      {props.note}
    </Form>
  );
}

/** True while a script is sending the form; false again after Back to a page that was left sending. */
function useSending(action: string | undefined): boolean {
  const navigation = useNavigation();
  const [left, setLeft] = useState<typeof navigation>();
  useBroughtBack(useCallback(() => setLeft(navigation), [navigation]));
  return action !== undefined && navigation.formAction === action && navigation !== left;
}

/** Whether a switch of the furniture sends the form along, which is no submission of it. */
function isTurning({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && TURNS.includes(submitter.name);
}

/** As the browser does without a script: the page comes back whole, in the other language or theme. */
function postAsPage(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const form = event.currentTarget;
  const { name, value, formAction } = (event.nativeEvent as SubmitEvent)
    .submitter as HTMLButtonElement;
  const turn = document.createElement("input");
  Object.assign(turn, { type: "hidden", name, value });
  form.append(turn);
  form.action = formAction;
  form.submit();
}

/** One of the form's own buttons was pressed, and nothing is wrong. */
function isArranged(answer: FormAnswer | undefined): boolean {
  return answer !== undefined && "arrangement" in answer;
}

function resultOf(answer: FormAnswer): SubmissionResult<string[]> {
  const errors = errorsOf(answer, { offline: "", failed: "" });
  return {
    status: "error",
    initialValue: answer.values,
    error: Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text]])),
  };
}

/** As the server does in a document's title (GOV.UK Design System, "Validation"). */
function useErrorTitle(prefix: string, answer: FormAnswer | undefined) {
  const isWrong = Object.keys(errorsOf(answer, { offline: "", failed: "" })).length > 0;
  useEffect(() => {
    // a page that the server wrote says so by itself
    if (!isWrong || document.title.startsWith(prefix)) return;
    document.title = `${prefix} ${document.title}`;
    return () => {
      if (document.title.startsWith(prefix)) {
        document.title = document.title.slice(prefix.length).trimStart();
      }
    };
  }, [isWrong, prefix]);
}
