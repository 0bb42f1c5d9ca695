import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form as RouterForm, useLocation, useMatches, useNavigation } from "@remix-run/react";
import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { isHydrated } from "~/page-handle";
import { PREFERENCE_BUTTONS } from "~/preferences";
import { useRootData } from "~/site/root-data";
import { Button, type ButtonVariant } from "~/ui/button";
import { Form, FormActions, OfflineLine } from "~/ui/form/form";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { usePageRestore } from "~/ui/use-page-restore";
import { EMAIL_ASKED_FIELD, errorsOf, type FormAnswer } from "./form-answer";
import type { FormRules } from "./form-rules.server";

export interface AppFormProps<Name extends string = string> {
  id: string;
  /** Prefix of the controls' ids, needed if a page has several forms. */
  idPrefix?: string;
  /** The address to which the form posts; if left out, the address of its page. */
  action?: string;
  /** The schema's rules, which the loader provides; left out for a form without fields. */
  rules?: FormRules<Name>;
  defaults?: Partial<Record<Name, string>>;
  hidden?: Record<string, string | undefined>;
  answer?: FormAnswer;
  /** True if the person entered the values, although the form was not sent before. */
  isUnsaved?: boolean;
  /** The button's label; left out if the children contain the buttons. */
  submit?: string;
  variant?: ButtonVariant;
  /**
   * If JavaScript runs, sends the form without leaving the page. The route re-exports `send-by-script.ts`. Only for
   * posts to the page's own route: offline, Remix loses other posts' values.
   */
  clientSide?: boolean;
  /**
   * Name of the hidden field with the submission key. If set, the script (`app/browser`) saves a draft. Only for
   * public pages.
   */
  draftKeyField?: string;
  /** True if the service worker stores the form while offline, without an error. Only for public pages. */
  keptOnPhone?: boolean;
  hasFile?: boolean;
  /** The controls, which find their values, errors and rules by name. */
  children?: ReactNode;
  /** Shown below the button. */
  note?: ReactNode;
}

/**
 * A form that posts fields. Adds the CSRF token, and shows values and errors after a
 * failure. On public pages, the browser posts it; `app/browser/public.ts` prevents a second post.
 */
export function AppForm<Name extends string>(props: AppFormProps<Name>) {
  const {
    id,
    idPrefix,
    action,
    rules,
    defaults,
    answer,
    isUnsaved,
    submit,
    clientSide,
    draftKeyField,
  } = props;
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
  useErrorTitle(common.errorPrefix, wasRearranged(answer) ? undefined : answer);
  const isSending = useSending(action);
  const { pathname } = useLocation();
  const isOwnRoute = action === undefined || action.split("?")[0] === pathname;
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
      as={clientSide && isOwnRoute ? RouterForm : "form"}
      id={form.id}
      action={action}
      onSubmit={(event) => (isPreferenceButton(event) ? postAsPage(event) : form.onSubmit(event))}
      encType={props.hasFile ? "multipart/form-data" : undefined}
      // the browser's own messages would use the phone's language, not the page's
      noValidate
      data-unsaved={answer || isUnsaved ? "" : undefined}
      data-draft={draftKeyField}
      data-kept={props.keptOnPhone ? "" : undefined}
      data-writer={draftKeyField && root.person?.email}
      state={state}
    >
      <HiddenFields values={{ csrf: root.csrf, writer: root.writer, ...props.hidden }} />
      <HiddenFields values={{ [EMAIL_ASKED_FIELD]: answer?.values[EMAIL_ASKED_FIELD] }} />
      {answer && "enterAgain" in answer ? <p role="status">{answer.enterAgain}</p> : null}
      {props.children}
      {isPlain && !root.usesDataSaver ? <OfflineLine text={common.offline} /> : null}
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

/** True while JavaScript sends the form. False if the person left the page during sending and then went back. */
function useSending(action: string | undefined): boolean {
  const navigation = useNavigation();
  const [abandoned, setAbandoned] = useState<typeof navigation>();
  usePageRestore(useCallback(() => setAbandoned(navigation), [navigation]));
  return action !== undefined && navigation.formAction === action && navigation !== abandoned;
}

/** True if a language, theme or data-saver button posts the form. */
function isPreferenceButton({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && PREFERENCE_BUTTONS.includes(submitter.name);
}

/** Posts like a browser without JavaScript, so that the whole page is loaded in the chosen language or theme. */
function postAsPage(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const form = event.currentTarget;
  const { name, value, formAction } = (event.nativeEvent as SubmitEvent)
    .submitter as HTMLButtonElement;
  const hiddenInput = document.createElement("input");
  Object.assign(hiddenInput, { type: "hidden", name, value });
  form.append(hiddenInput);
  form.action = formAction;
  form.submit();
}

/** True after one of the form's own buttons was pressed, such as "add line"; then there are no errors. */
function wasRearranged(answer: FormAnswer | undefined): boolean {
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

/** Adds the error prefix to the title, as the server does for documents (GOV.UK Design System, "Validation"). */
function useErrorTitle(prefix: string, answer: FormAnswer | undefined) {
  const isWrong = Object.keys(errorsOf(answer, { offline: "", failed: "" })).length > 0;
  useEffect(() => {
    // the title of a page rendered by the server already has the prefix
    if (!isWrong || document.title.startsWith(prefix)) return;
    document.title = `${prefix} ${document.title}`;
    return () => {
      if (document.title.startsWith(prefix)) {
        document.title = document.title.slice(prefix.length).trimStart();
      }
    };
  }, [isWrong, prefix]);
}
