import type { Dictionary } from "~/locales/dictionaries";
import type { Language } from "~/locales/languages";
import type { Context } from "./context";
import { markFormFailed } from "./form.server";
import { fillIn, type TextKey, type TextParameters, texts, translator } from "./i18n.server";

export type ValidationKey = keyof Dictionary["validation"];
/** Key of an error text: a key of `validation`, or the full path of a text in another section. */
export type ErrorKey = ValidationKey | TextKey;
/** An error key, or a key with the values of its text's parameters. */
type FormError = ErrorKey | { key: ErrorKey; values: TextParameters };
/** One error per field. The key "" holds the error of the whole form. */
export type FieldErrors<Name extends string = string> = { [Field in Name | ""]?: FormError };

export interface ReturnedForm {
  /** The submitted values, without secrets. */
  values: Record<string, string>;
  /** One error text per field. The key "" holds the error text of the whole form. */
  errors: Record<string, string>;
  /** Fields with a generic error text: the error summary adds their labels. */
  genericErrorFields?: string[];
  /** Set if there is no error: a button only changed the form, for example added a row. */
  arrangement?: { id: string; focus: string };
  /**
   * Text that asks the person to enter secrets and files again, because they are never sent back.
   */
  enterAgain?: string;
}

export class ReturnedFormResponse {
  constructor(
    readonly form: ReturnedForm,
    readonly init: ResponseInit,
    readonly errors: FieldErrors = {},
  ) {}
}

/** Fields that are never sent back to a page. */
const SECRET_FIELDS = new Set([
  "password",
  "confirmPassword",
  "currentPassword",
  "code",
  "credential",
]);

/** Generic errors that do not name their field. */
const GENERIC_ERRORS: readonly ErrorKey[] = [
  "required",
  "tooLong",
  "notUnderstood",
  "choiceUnknown",
  "amountInvalid",
  "amountPair",
  "amountOrder",
  "currencyRequired",
];

export function isSecretField(name: string): boolean {
  return SECRET_FIELDS.has(name);
}

/** The response to a failed form: submitted values, error texts, and "Error:" in the title. */
export function failedForm(
  context: Context,
  language: Language,
  fields: FormData,
  errors: FieldErrors,
  status = 400,
): ReturnedFormResponse {
  markFormFailed(context);
  const failed: ReturnedForm = { values: submittedValues(fields), errors: {} };
  for (const [field, error] of Object.entries(errors)) {
    if (error) failed.errors[field] = textOf(error, language);
  }
  const genericFields = Object.keys(errors).filter((field) =>
    GENERIC_ERRORS.some((key) => errors[field] === key),
  );
  if (genericFields.length > 0) failed.genericErrorFields = genericFields;
  return new ReturnedFormResponse(failed, { status }, errors);
}

/**
 * Shows a form again with the submitted values and without errors.
 *
 * @param posted the whole form, with secrets and files
 */
export function formAsTyped(
  language: Language,
  fields: FormData,
  posted: FormData,
  headers: Headers,
): ReturnedFormResponse {
  const returned: ReturnedForm = { values: submittedValues(fields), errors: {} };
  if ([...posted].some(isNeverReturned)) returned.enterAgain = texts(language).common.enterAgain;
  return new ReturnedFormResponse(returned, { status: 200, headers });
}

function isNeverReturned([name, value]: [string, FormDataEntryValue]): boolean {
  return typeof value === "string" ? isSecretField(name) && value !== "" : value.size > 0;
}

/** Leaves out secrets. */
function submittedValues(fields: FormData): Record<string, string> {
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
