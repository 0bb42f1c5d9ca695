import { type ZodType, z } from "zod";
import { lineField, originField } from "~/dashboard/list-lines";
import {
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
} from "~/features/forms/fields.server";
import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import type { FieldErrors } from "~/server/returned-form.server";
import type { Area, Values } from "./area.server";
import type { ListField, WordField } from "./fields";
import { linesOf, type Origins, originsByText } from "./lines";

/** The values of a form's controls, by control name. */
type Typed = Readonly<Record<string, unknown>>;

/** Schemas of a text field's controls. @param isEnglish if false, required texts may be empty */
export function wordShape(
  name: string,
  field: WordField,
  isEnglish: boolean,
): Record<string, ZodType> {
  if (field.kind === "lines") return lineShape(name, field);
  const { kind, max, required } = field;
  const isRequired = required && isEnglish;
  if (kind === "text")
    return { [name]: isRequired ? requiredText(required, max) : optionalText(max) };
  return { [name]: isRequired ? requiredLine(required, max) : optionalLine(max) };
}

function lineShape(name: string, { max, maxLines }: ListField): Record<string, ZodType> {
  return Object.fromEntries(
    positions(maxLines).flatMap((index): [string, ZodType][] => [
      [lineField(name, index), optionalLine(max)],
      [originField(name, index), z.string().optional()],
    ]),
  );
}

const positions = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The value to store. English lists drop empty lines; translations keep those between texts. */
export function readWord(name: string, field: WordField, typed: Typed, isEnglish: boolean): string {
  if (field.kind !== "lines") return String(typed[name] ?? "");
  return typedLines(name, field, typed, isEnglish)
    .map(({ text }) => text)
    .join("\n");
}

/** Errors that the fields' own checks find in the texts. */
export function wordErrors(area: Area, words: Values): FieldErrors {
  const errors = Object.entries(area.words).flatMap(([name, field]) => {
    const error = field.kind === "lines" ? null : field.check?.(words[name] ?? "");
    return error ? [[name, error] as const] : [];
  });
  return Object.fromEntries(errors);
}

/** Former positions of the lines in an English list; undefined if the form does not contain them. */
export function readOrigins(name: string, field: ListField, typed: Typed): Origins | undefined {
  const lines = typedLines(name, field, typed, true);
  if (lines.every(({ origin }) => origin === undefined)) return undefined;
  return lines.map(({ origin }) => originSchema.parse(origin === "" ? null : origin));
}

/** Schema of the hidden field with a line's former position; invalid values become null. */
const originSchema = z.coerce.number().int().min(0).nullable().catch(null).default(null);

function typedLines(name: string, { maxLines }: ListField, typed: Typed, isEnglish: boolean) {
  const all = positions(maxLines).map((index) => ({
    text: String(typed[lineField(name, index)] ?? ""),
    origin: typed[originField(name, index)],
  }));
  const lines = isEnglish ? all.filter(({ text }) => text !== "") : all;
  while (lines.at(-1)?.text === "") lines.pop();
  return lines;
}

/**
 * Computes the values of the controls from a stored value.
 *
 * @param before the value that gives the former positions of lines; default: the same value
 */
export function textControlValues(
  name: string,
  field: WordField,
  value: string,
  before = value,
): Values {
  if (field.kind !== "lines") return { [name]: value };
  const lines = linesOf(value);
  const origins = originsByText(linesOf(before), lines);
  return Object.fromEntries(
    lines.flatMap((line, index) => [
      [lineField(name, index), line],
      [originField(name, index), String(origins[index] ?? "")],
    ]),
  );
}

/** Labels of the lines in a list, such as "Key highlights 2". */
export function lineLabels({ maxLines }: ListField, label: string, language: Language): string[] {
  return positions(maxLines).map((index) => `${label} ${formatNumber(index + 1, language)}`);
}
