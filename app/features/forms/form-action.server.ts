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
import { EMAIL_ASKED_FIELD } from "./form-answer";
import { goneRecord, isGone } from "./gone-record.server";
import { numberedError } from "./numbered-errors.server";
import { slipsIn } from "./slips.server";
import { turnOf } from "./turn.server";

type FieldOf<Schema extends ZodObject> = keyof Schema["shape"] & string;
/** The answer to a form that failed. */
export type Failure = FormAgain;

/** A form that was read and fits its schema. */
export interface AcceptedForm<Schema extends ZodObject> {
  language: Language;
  /** As they were typed. */
  fields: FormData;
  /** A file that was chosen; null where none was. */
  file: (name: string) => File | null;
  /** The same form again, with what was typed and what is wrong with it. */
  fail: (errors: FieldErrors<FieldOf<Schema>>, status?: number) => Failure;
  /** What to throw where the record of this id is not there: was it deleted meanwhile, what was typed is kept. */
  gone: (id: string) => Promise<unknown>;
}

/** What stands in a form after one of its own buttons, whether it is right or not. */
export interface Rearranged {
  values: Record<string, string>;
  /** The id of the control at which the person is. */
  focus: string;
}

interface FormSteps<Schema extends ZodObject, Answer, More extends object> {
  /** What the form may say; what it does not name is not looked at, nor are files. */
  schema: Schema;
  /**
   * Reads a button of the form that changes what stands in it instead of sending it off: a line is added
   * to a list, moved or removed. Null where another button was pressed.
   */
  rearrange?: (typed: FormData) => Rearranged | null;
  /** What the form is for: answers with where to go, with data for the page, or with `form.fail`. */
  run: (value: output<Schema>, form: AcceptedForm<Schema>) => Promise<Answer | Failure>;
  /** What the page needs besides, where the form is shown again. */
  more?: (fields: FormData) => Promise<More>;
  /** What is said where something broke. */
  failure?: ErrorKey;
  /** Its page is there for a record in the bin too, so that it can be shown again. */
  inBinToo?: boolean;
}

/**
 * What every action does with a form: reads it, refuses what is stale, a robot's or too much at
 * once, judges it by its schema, runs what it is for, and whatever fails answers with the same form
 * and all that was typed; so it does where a switch of the furniture sent it along.
 *
 * @throws what `readForm` throws, every response that `run` throws, and `goneRecord` where the form would be
 *   shown again on the page of a record that was deleted meanwhile
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
  const gone = (id: string) => goneRecord(request, context, id, read.fields);
  const turn = turnOf(read.fields, context);
  const answer = turn ? formAsTyped(language, fields, read.fields, turn) : await judge();
  // of such a record there is no page on which it could be shown again
  const isShownAgain = !(answer instanceof Response) && !read.refusal && !inBinToo;
  if (isShownAgain && params?.id && (await isGone(context, params.id))) throw await gone(params.id);
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
    const rearranged = rearrange?.(read.fields);
    if (rearranged) return rearrangedForm(rearranged, names);
    // a form always sends text; what it stands for is the schema's to say
    const parsed = parseWithZod(fields, { schema, disableAutoCoercion: true });
    const slips = slipsIn(fields, asked);
    if (slips.email) asked = fields.get("email");
    const wrong = parsed.status === "success" ? {} : errorsOf(parsed.error ?? {}, context);
    if (parsed.status !== "success" || Object.keys(slips).length > 0) {
      return fail({ ...wrong, ...slips });
    }
    try {
      return await run(parsed.value, { language, fields, file, fail, gone });
    } catch (error) {
      // a response: where to go, or a page that says what is wrong
      if (!(error instanceof Error)) throw error;
      context.log(isBusy(error) ? "busy" : "form-failed", errorFields(error));
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
 * The form's own fields. Others may be orders to conform (`__intent__`, `__state__`), which changes
 * what was typed by them, or throws where it cannot read them.
 */
function textsOf(fields: FormData, names: readonly string[]): FormData {
  const texts = new FormData();
  for (const name of names) {
    const value = fields.get(name);
    if (typeof value === "string") texts.set(name, value);
  }
  return texts;
}

/** A browser sends a file without a name and content where none was chosen. */
function chosenFile(value: FormDataEntryValue | null): File | null {
  return value instanceof File && (value.name !== "" || value.size > 0) ? value : null;
}

/** What concerns the whole form, then the fields as they stand on the page. */
function inOrder(errors: FieldErrors, names: readonly string[]): FieldErrors {
  return Object.fromEntries(["", ...names].map((name) => [name, errors[name]]));
}

/** The first error of each field; schemas speak in keys of `validation`. */
function errorsOf(found: Record<string, string[] | null>, context: Context): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, messages] of Object.entries(found)) {
    const message = messages?.[0];
    if (message === undefined) continue;
    if (isValidationKey(message)) errors[field] = message;
    else {
      // zod's own words, in a schema that names no key
      context.log("unworded-error", { field, message });
      errors[field] = "notUnderstood";
    }
  }
  return errors;
}
