import { z } from "zod";
import type { RequestKind } from "#db/tables/requests";
import {
  key,
  optionalChoice,
  optionalEmail,
  optionalLine,
  optionalPhone,
  optionalText,
  requiredEmail,
  requiredLine,
  requiredPhone,
  requiredText,
} from "~/features/forms/fields.server";
import type { ValidationKey } from "~/server/returned-form.server";
import { readAge } from "./age";
import {
  correctable,
  type Fact,
  type FactKey,
  type Facts,
  type FormValues,
  factsAskedBy,
} from "./facts";
import type { Control } from "./fields";

type SchemaOf<Values> = z.ZodObject<{ [Name in keyof Values]: z.ZodType<Values[Name]> }>;

/** Schema of a public form; its fields have the order of the page. */
export function formSchema<Kind extends RequestKind>(kind: Kind): SchemaOf<FormValues<Kind>> {
  const shape = factsAskedBy(kind).map(({ fact, asked }) => [
    asked.name,
    controlSchema(fact.control, asked),
  ]);
  return z.object(Object.fromEntries(shape)) as unknown as SchemaOf<FormValues<Kind>>;
}

/**
 * Schema of the dashboard's fact forms. A booking may have started as a call-back, so it requires no more facts than
 * a call-back.
 */
export function deskShape(kind: RequestKind) {
  const shape = correctable.map((fact) => [
    fact.key,
    controlSchema(fact.control, deskErrorKeys(fact, kind)),
  ]);
  return Object.fromEntries(shape) as { [Name in FactKey]: z.ZodType<Facts[Name]> };
}

function deskErrorKeys({ asked }: Fact, kind: RequestKind): ErrorKeys {
  const { required, invalid } = asked[kind] ?? asked.booking;
  const isRequired = (kind === "message" ? asked.message : asked.call_back)?.required;
  if (isRequired) return { required, invalid };
  // the `invalid` error of a field that is required elsewhere says that the field is required
  return { invalid: required ? undefined : invalid };
}

interface ErrorKeys {
  required?: ValidationKey;
  invalid?: ValidationKey;
}

function controlSchema(control: Control, { required, invalid }: ErrorKeys): z.ZodType {
  switch (control.is) {
    case "line":
    case "hospital":
      return required ? requiredLine(required, control.max) : optionalLine(control.max);
    case "words":
      return required ? requiredText(required, control.max) : optionalText(control.max);
    case "phone":
      return required ? requiredPhone() : optionalPhone().transform((phone) => phone ?? "");
    case "email":
      return required ? requiredEmail(required, invalid) : optionalEmail(invalid);
    case "choice":
      return optionalChoice(control.of, invalid ?? "choiceUnknown");
    case "number":
      return optionalChoice(control.of.map(String), invalid ?? "choiceUnknown").transform(
        (count) => (count === null ? null : Number(count)),
      );
    case "age":
      return optionalLine(control.max).transform(toAge);
    case "urgency":
      return urgency();
  }
}

/**
 * An unknown value counts as urgent, because missing an emergency would be the worse mistake. A missing value is not
 * urgent.
 */
function urgency() {
  return z
    .string()
    .optional()
    .transform((value) => Boolean(value) && value !== "no");
}

function toAge(written: string, context: z.RefinementCtx): string {
  const age = written === "" ? "" : readAge(written);
  if (age !== null) return age;
  context.addIssue({ code: "custom", message: key("ageInvalid") });
  return z.NEVER;
}
