import { data } from "@remix-run/node";
import type { Language } from "~/locales/languages";
import type { Context } from "./context";
import { markFailed, type ReadForm } from "./form.server";
import { type Dictionary, texts } from "./i18n.server";

export type ValidationKey = keyof Dictionary["validation"];
/** A key of `validation`, or one of `messages` that a form answers with (`loginFailed`). */
export type ErrorKey = ValidationKey | keyof Dictionary["messages"];
/** Keys by field, as conform's `submission.error` has them; "" is the whole form. */
export type FieldErrors = Record<string, string[] | ErrorKey[] | null | undefined>;

/** What a form that failed is shown again with. */
export interface FailedForm {
  /** What was typed, but for secrets. */
  values: Record<string, string>;
  /** One text a field; the whole form's under "". */
  errors: Record<string, string>;
}

/** Never written into a page again, whatever form they were typed in. */
const SECRETS = new Set(["password", "confirmPassword", "currentPassword", "code"]);

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
) {
  markFailed(context);
  const { validation, messages } = texts(language);
  const errorTexts: Record<string, string> = { ...messages, ...validation };
  const values: FailedForm["values"] = {};
  for (const [name, value] of fields) {
    if (typeof value === "string" && !SECRETS.has(name)) values[name] = value;
  }
  const failed: FailedForm = { values, errors: {} };
  for (const [field, keys] of Object.entries(errors)) {
    const key = keys?.[0];
    if (key) failed.errors[field] = errorTexts[key] ?? key;
  }
  return data(failed, { status });
}

const refusals = {
  stale: { key: "stale", status: 403 },
  robot: { key: "robot", status: 400 },
} as const;

/** The answer to a form that must be sent again: a stale token, or a field only robots fill. */
export function refusedForm(
  context: Context,
  language: Language,
  { fields, refusal }: ReadForm & { refusal: "stale" | "robot" },
) {
  const { key, status } = refusals[refusal];
  return failedForm(context, language, fields, { "": [key] }, status);
}
