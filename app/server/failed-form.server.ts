import type { Dictionary } from "~/locales/dictionaries";
import type { Language } from "~/locales/languages";
import type { Context } from "./context";
import { markFailed } from "./form.server";
import { fillIn, type TextKey, type TextParameters, texts, translator } from "./i18n.server";

export type ValidationKey = keyof Dictionary["validation"];
/** What is wrong with a field: a key of `validation`, or the path of any other text. */
export type ErrorKey = ValidationKey | TextKey;
/** An error, with the values of its text's parameters where it has any. */
type FormError = ErrorKey | { key: ErrorKey; values: TextParameters };
/** One error for each field; the whole form's stands under "". */
export type FieldErrors<Name extends string = string> = { [Field in Name | ""]?: FormError };

/** What a form that failed is filled in with when it is shown again. */
export interface FailedForm {
  /** What was typed, but for secrets. */
  values: Record<string, string>;
  /** One text for each field; the whole form's stands under "". */
  errors: Record<string, string>;
  /** The fields whose texts hold for any field: apart from it, each is to be told with its label. */
  unnamed?: string[];
  /** Nothing is wrong: one of the form's own buttons has changed what stands in it. */
  arrangement?: { id: string; focus: string };
  /** Says that secrets or files were in it, which come back to no page. */
  enterAgain?: string;
}

/** A form that is to be shown again, and with which status. */
export class FormAgain {
  constructor(
    readonly form: FailedForm,
    readonly init: ResponseInit,
    readonly errors: FieldErrors = {},
  ) {}
}

/** Never written into a page again, whatever form they were typed in. */
const SECRETS = new Set(["password", "confirmPassword", "currentPassword", "code", "credential"]);

/** Errors that say nothing of the field they stand at. */
const UNNAMED: readonly ErrorKey[] = ["required", "tooLong", "notUnderstood", "choiceUnknown"];

/** Whether what is typed there is a secret, whatever the form. */
export function isSecretField(name: string): boolean {
  return SECRETS.has(name);
}

/**
 * The answer to a form that failed: what was typed, what is wrong with it, and "Error:" in the
 * page's title.
 */
export function failedForm(
  context: Context,
  language: Language,
  fields: FormData,
  errors: FieldErrors,
  status = 400,
): FormAgain {
  markFailed(context);
  const failed: FailedForm = { values: typedIn(fields), errors: {} };
  for (const [field, error] of Object.entries(errors)) {
    if (error) failed.errors[field] = textOf(error, language);
  }
  const unnamed = Object.keys(errors).filter((field) =>
    UNNAMED.some((key) => errors[field] === key),
  );
  if (unnamed.length > 0) failed.unnamed = unnamed;
  return new FormAgain(failed, { status }, errors);
}

/**
 * A form that is shown again with what was typed, and nothing wrong with it.
 *
 * @param read as it came, with files
 */
export function formAsTyped(
  language: Language,
  fields: FormData,
  read: FormData,
  headers: Headers,
): FormAgain {
  const kept: FailedForm = { values: typedIn(fields), errors: {} };
  if ([...read].some(isGone)) kept.enterAgain = texts(language).common.enterAgain;
  return new FormAgain(kept, { status: 200, headers });
}

function isGone([name, value]: [string, FormDataEntryValue]): boolean {
  return typeof value === "string" ? isSecretField(name) && value !== "" : value.size > 0;
}

/** But for secrets. */
function typedIn(fields: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of fields) {
    if (typeof value === "string" && !isSecretField(name)) values[name] = value;
  }
  return values;
}

export function isValidationKey(key: string): key is ValidationKey {
  return Object.hasOwn(texts("en").validation, key);
}

function textOf(error: FormError, language: Language): string {
  const { key, values = {} } = typeof error === "string" ? { key: error } : error;
  if (isValidationKey(key)) return fillIn(texts(language).validation[key], values, language);
  return translator(language)(key, values);
}
