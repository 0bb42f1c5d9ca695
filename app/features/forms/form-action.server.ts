import { randomUUID } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { output, ZodObject } from "zod";
import type { Language } from "~/locales/languages";
import { isBusy } from "~/server/busy";
import type { Context } from "~/server/context";
import { readForm } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";
import { errorFields } from "~/server/log.server";
import {
  type ErrorKey,
  type FieldErrors,
  failedForm,
  formAsTyped,
  isValidationKey,
  ReturnedFormResponse,
} from "~/server/returned-form.server";
import { handleDeletedRecord, isDeletedRecord } from "./deleted-record.server";
import { EMAIL_ASKED_FIELD } from "./form-answer";
import { likelyTyposIn } from "./likely-typos.server";
import { errorWithPhone } from "./numbered-errors.server";
import { preferenceChange } from "./preference-change.server";

type FieldOf<Schema extends ZodObject> = keyof Schema["shape"] & string;
export type Failure = ReturnedFormResponse;

/** A form that has passed validation. */
export interface AcceptedForm<Schema extends ZodObject> {
  language: Language;
  /** Values as entered. */
  fields: FormData;
  /** The chosen file; null if there is none. */
  file: (name: string) => File | null;
  /** The response that shows the form again with its values and these errors. */
  fail: (errors: FieldErrors<FieldOf<Schema>>, status?: number) => Failure;
  /** The response to throw if the record does not exist. If it was deleted meanwhile, the entered text is stored. */
  gone: (id: string) => Promise<unknown>;
}

/** Values after one of the form's own buttons was pressed; they are not validated. */
export interface Rearranged {
  values: Record<string, string>;
  /** Id of the control to focus. */
  focus: string;
}

interface FormSteps<Schema extends ZodObject, Answer, More extends object> {
  /** Fields that the schema does not contain are ignored, and so are files. */
  schema: Schema;
  /** Names of the fields that the person did not change; they are not validated. */
  untouched?: (posted: FormData) => readonly string[];
  /**
   * Handles the form's own buttons, which add, move or remove a line of a list, or fill in a template. Returns
   * null if another button was pressed.
   */
  rearrange?: (
    typed: FormData,
    fail: AcceptedForm<Schema>["fail"],
  ) => Rearranged | Failure | null | Promise<Rearranged | Failure | null>;
  /** Does the form's work. Returns a redirect, data for the page, or `form.fail`. */
  run: (value: output<Schema>, form: AcceptedForm<Schema>) => Promise<Answer | Failure>;
  /** Additional data for the page, needed if the form is shown again. */
  extraData?: (fields: FormData) => Promise<More>;
  /** Key of the error message shown after an exception. */
  failure?: ErrorKey;
  /** True if the form's page also exists for a record in the bin. */
  existsInBin?: boolean;
}

/**
 * Runs a form's action: rejects stale and automated posts, validates, and calls the steps. After a
 * failure or a preference button, the result contains the form's values.
 *
 * @throws errors of `readForm`, responses of `run`, and `handleDeletedRecord` if the record was deleted meanwhile
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
    extraData,
    failure = "messages.somethingWentWrong",
    existsInBin = false,
  }: FormSteps<Schema, Answer, More>,
) {
  const language = languageOf(request);
  const posted = await readForm(request, context);
  const names = Object.keys(schema.shape);
  const fields = textsOf(posted.fields, names);
  const file = (name: string) => chosenFile(posted.fields.get(name));
  let questionedEmail = posted.fields.get(EMAIL_ASKED_FIELD);
  const fail = (errors: FieldErrors, status?: number): Failure =>
    failedForm(context, language, fields, inOrder(errors, names), status);
  const gone = (id: string) => handleDeletedRecord(request, context, id, posted.fields);
  const headers = preferenceChange(posted.fields, context);
  const answer = headers ? formAsTyped(language, fields, posted.fields, headers) : await handle();
  // a deleted record has no page on which the form could be shown again
  const isShownAgain = !(answer instanceof Response) && !posted.refusal && !existsInBin;
  if (isShownAgain && params?.id && (await isDeletedRecord(context, params.id)))
    throw await gone(params.id);
  if (!(answer instanceof ReturnedFormResponse)) return answer;
  const { form, errors, init } = answer;
  if (typeof questionedEmail === "string") form.values[EMAIL_ASKED_FIELD] = questionedEmail;
  const errorText = await errorWithPhone(context, language, errors[""]);
  if (errorText) form.errors[""] = errorText;
  const additional = extraData ? await extraData(fields) : ({} as More);
  return data({ ...form, ...additional }, init);

  async function handle(): Promise<Answer | Failure> {
    if (posted.refusal === "stale") return fail({ "": "stale" }, 403);
    if (posted.refusal === "robot") return fail({ "": "robot" });
    const rearranged = await rearrange?.(posted.fields, fail);
    if (rearranged instanceof ReturnedFormResponse) return rearranged;
    if (rearranged) return rearrangedForm(rearranged, names);
    const changedSchema = schemaWithout(schema, untouched?.(fields) ?? []);
    const typed = textsOf(fields, Object.keys(changedSchema.shape));
    // no automatic conversion, because the schema converts the text that a form sends
    const parsed = parseWithZod(typed, { schema: changedSchema, disableAutoCoercion: true });
    const typos = likelyTyposIn(typed, questionedEmail);
    if (typos.email) questionedEmail = typed.get("email");
    const fieldErrors = parsed.status === "success" ? {} : errorsOf(parsed.error ?? {}, context);
    if (parsed.status !== "success" || Object.keys(typos).length > 0) {
      return fail({ ...fieldErrors, ...typos });
    }
    try {
      return await run(parsed.value, { language, fields, file, fail, gone });
    } catch (error) {
      // not an error but a response: a redirect or an error page
      if (!(error instanceof Error)) throw error;
      context.log(isBusy(error) ? "http.busy" : "form.failed", errorFields(error));
      if (!isBusy(error)) return fail({ "": failure }, 500);
      return fail({ "": "busy" }, 503);
    }
  }

  function rearrangedForm({ values, focus }: Rearranged, known: readonly string[]): Failure {
    const knownValues = Object.entries(values).filter(([name]) => known.includes(name));
    const arrangement = { id: randomUUID(), focus };
    const form = { values: Object.fromEntries(knownValues), errors: {}, arrangement };
    return new ReturnedFormResponse(form, {});
  }
}

/**
 * The texts of the form's own fields. Others are removed, because they may be commands to conform (`__intent__`,
 * `__state__`), which change values or throw.
 */
function textsOf(fields: FormData, names: readonly string[]): FormData {
  const texts = new FormData();
  for (const name of names) {
    const value = fields.get(name);
    if (typeof value === "string") texts.set(name, value);
  }
  return texts;
}

/** The schema without these fields. It cannot be reduced if it has checks of the whole form. */
function schemaWithout<Schema extends ZodObject>(schema: Schema, names: readonly string[]): Schema {
  if (names.length === 0) return schema;
  const mask = Object.fromEntries(names.map((name) => [name, true]));
  return schema.omit(mask as never) as unknown as Schema;
}

/** The chosen file. If none was chosen, browsers send an empty file without a name, and the result is null. */
function chosenFile(value: FormDataEntryValue | null): File | null {
  return value instanceof File && (value.name !== "" || value.size > 0) ? value : null;
}

/** Sorts errors: those of the whole form are first, then those of the fields in the order of the page. */
function inOrder(errors: FieldErrors, names: readonly string[]): FieldErrors {
  return Object.fromEntries(["", ...names].map((name) => [name, errors[name]]));
}

/** The first error of each field, as a key of `validation`. */
function errorsOf(parsed: Record<string, string[] | null>, context: Context): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, messages] of Object.entries(parsed)) {
    const message = messages?.[0];
    if (message === undefined) continue;
    if (isValidationKey(message)) errors[field] = message;
    else {
      // the message is zod's own, because the schema gives no key for this error
      context.log("form.error-without-key", { field, message });
      errors[field] = "notUnderstood";
    }
  }
  return errors;
}
