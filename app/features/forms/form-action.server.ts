import { randomUUID } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { output, ZodObject } from "zod";
import type { Language } from "~/locales/languages";
import { isBusy } from "~/server/busy";
import type { Context } from "~/server/context";
import {
  type ErrorKey,
  type FieldErrors,
  FormAgain,
  failedForm,
  formAsTyped,
  isValidationKey,
} from "~/server/failed-form.server";
import { readForm } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";
import { errorFields } from "~/server/log.server";
import { deletedRecord, isDeletedRecord } from "./deleted-record.server";
import { EMAIL_ASKED_FIELD } from "./form-answer";
import { likelyTyposIn } from "./likely-typos.server";
import { numberedError } from "./numbered-errors.server";
import { preferenceChange } from "./preference-change.server";

type FieldOf<Schema extends ZodObject> = keyof Schema["shape"] & string;
export type Failure = FormAgain;

/** A form that fits its schema. */
export interface AcceptedForm<Schema extends ZodObject> {
  language: Language;
  /** Values as typed. */
  fields: FormData;
  /** The chosen file; null if there is none. */
  file: (name: string) => File | null;
  /** The form again, with its values and errors. */
  fail: (errors: FieldErrors<FieldOf<Schema>>, status?: number) => Failure;
  /** The response to throw if the record does not exist; typed text is kept if it was deleted meanwhile. */
  gone: (id: string) => Promise<unknown>;
}

/** Values after one of the form's own buttons, valid or not. */
export interface Rearranged {
  values: Record<string, string>;
  /** Id of the control to focus. */
  focus: string;
}

interface FormSteps<Schema extends ZodObject, Answer, More extends object> {
  /** Fields without a schema are ignored, files too. */
  schema: Schema;
  /** Names of fields left as shown; they are not checked. */
  untouched?: (posted: FormData) => readonly string[];
  /**
   * Handles the form's own buttons, which add, move or remove a line of a list, or fill in a template. Null if
   * another button was pressed.
   */
  rearrange?: (
    typed: FormData,
    fail: AcceptedForm<Schema>["fail"],
  ) => Rearranged | Failure | null | Promise<Rearranged | Failure | null>;
  /** Does the form's work. Returns a redirect, data for the page, or `form.fail`. */
  run: (value: output<Schema>, form: AcceptedForm<Schema>) => Promise<Answer | Failure>;
  /** Further data for the page, if the form is shown again. */
  more?: (fields: FormData) => Promise<More>;
  /** The error message after an exception. */
  failure?: ErrorKey;
  /** The form's page also exists for a record in the bin. */
  inBinToo?: boolean;
}

/**
 * Runs a form's action: rejects stale, automated and excessive posts, validates, and runs the steps. Failures, and
 * preference buttons, return the form with its values.
 *
 * @throws errors of `readForm`, responses of `run`, and `deletedRecord` for a record deleted meanwhile
 */
export async function formAction<
  Schema extends ZodObject,
  Answer,
  More extends object = Record<never, never>,
>(
  {
    request,
    context,
    params,
  }: Pick<ActionFunctionArgs, "request" | "context"> & Partial<Pick<ActionFunctionArgs, "params">>,
  {
    schema,
    run,
    untouched,
    rearrange,
    more,
    failure = "messages.somethingWentWrong",
    inBinToo = false,
  }: FormSteps<Schema, Answer, More>,
) {
  const language = languageOf(request);
  const read = await readForm(request, context);
  const names = Object.keys(schema.shape);
  const fields = textsOf(read.fields, names);
  const file = (name: string) => chosenFile(read.fields.get(name));
  let asked = read.fields.get(EMAIL_ASKED_FIELD);
  const fail = (errors: FieldErrors, status?: number): Failure =>
    failedForm(context, language, fields, inOrder(errors, names), status);
  const gone = (id: string) => deletedRecord(request, context, id, read.fields);
  const turn = preferenceChange(read.fields, context);
  const answer = turn ? formAsTyped(language, fields, read.fields, turn) : await judge();
  // a deleted record has no page to show the form on
  const isShownAgain = !(answer instanceof Response) && !read.refusal && !inBinToo;
  if (isShownAgain && params?.id && (await isDeletedRecord(context, params.id)))
    throw await gone(params.id);
  if (!(answer instanceof FormAgain)) return answer;
  const { form, errors, init } = answer;
  if (typeof asked === "string") form.values[EMAIL_ASKED_FIELD] = asked;
  const numbered = await numberedError(context, language, errors[""]);
  if (numbered) form.errors[""] = numbered;
  const besides = more ? await more(fields) : ({} as More);
  return data({ ...form, ...besides }, init);

  async function judge(): Promise<Answer | Failure> {
    if (read.refusal === "stale") return fail({ "": "stale" }, 403);
    if (read.refusal === "robot") return fail({ "": "robot" });
    const rearranged = await rearrange?.(read.fields, fail);
    if (rearranged instanceof FormAgain) return rearranged;
    if (rearranged) return rearrangedForm(rearranged, names);
    const part = without(schema, untouched?.(fields) ?? []);
    const typed = textsOf(fields, Object.keys(part.shape));
    // a form only sends text; the schema converts it
    const parsed = parseWithZod(typed, { schema: part, disableAutoCoercion: true });
    const typos = likelyTyposIn(typed, asked);
    if (typos.email) asked = typed.get("email");
    const wrong = parsed.status === "success" ? {} : errorsOf(parsed.error ?? {}, context);
    if (parsed.status !== "success" || Object.keys(typos).length > 0) {
      return fail({ ...wrong, ...typos });
    }
    try {
      return await run(parsed.value, { language, fields, file, fail, gone });
    } catch (error) {
      // a response: a redirect, or an error page
      if (!(error instanceof Error)) throw error;
      context.log(isBusy(error) ? "request.busy" : "form.failed", errorFields(error));
      if (!isBusy(error)) return fail({ "": failure }, 500);
      return fail({ "": "busy" }, 503);
    }
  }

  function rearrangedForm({ values, focus }: Rearranged, known: readonly string[]): Failure {
    const kept = Object.entries(values).filter(([name]) => known.includes(name));
    const arrangement = { id: randomUUID(), focus };
    return new FormAgain({ values: Object.fromEntries(kept), errors: {}, arrangement }, {});
  }
}

/**
 * The form's own fields. Others may be commands to conform (`__intent__`, `__state__`), which change values or
 * throw.
 */
function textsOf(fields: FormData, names: readonly string[]): FormData {
  const texts = new FormData();
  for (const name of names) {
    const value = fields.get(name);
    if (typeof value === "string") texts.set(name, value);
  }
  return texts;
}

/** The schema of the other fields. A schema with checks of the whole form has no part. */
function without<Schema extends ZodObject>(schema: Schema, names: readonly string[]): Schema {
  if (names.length === 0) return schema;
  const mask = Object.fromEntries(names.map((name) => [name, true]));
  return schema.omit(mask as never) as unknown as Schema;
}

/** Browsers send an empty, nameless file if none was chosen. */
function chosenFile(value: FormDataEntryValue | null): File | null {
  return value instanceof File && (value.name !== "" || value.size > 0) ? value : null;
}

/** Errors of the whole form first, then those of the fields in page order. */
function inOrder(errors: FieldErrors, names: readonly string[]): FieldErrors {
  return Object.fromEntries(["", ...names].map((name) => [name, errors[name]]));
}

/** The first error of each field, a key of `validation`. */
function errorsOf(found: Record<string, string[] | null>, context: Context): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, messages] of Object.entries(found)) {
    const message = messages?.[0];
    if (message === undefined) continue;
    if (isValidationKey(message)) errors[field] = message;
    else {
      // zod's own message: the schema names no key
      context.log("form.error-without-key", { field, message });
      errors[field] = "notUnderstood";
    }
  }
  return errors;
}
