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
import type { Values } from "./area.server";
import type { ListField, WordField } from "./fields";
import { linesOf, type Origins, originsByText } from "./lines";

type Typed = Readonly<Record<string, unknown>>;

/** What the fields of words may hold, by their names. @param isEnglish a translation may lack what the English must have */
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

function lineShape(name: string, { max, most }: ListField): Record<string, ZodType> {
  return Object.fromEntries(
    positions(most).flatMap((index): [string, ZodType][] => [
      [lineField(name, index), optionalLine(max)],
      [originField(name, index), z.string().optional()],
    ]),
  );
}

const positions = (most: number) => Array.from({ length: most }, (_, index) => index);

/** The value that is stored. An empty line in English is none; in another language it keeps the place of its own. */
export function readWord(name: string, field: WordField, typed: Typed, isEnglish: boolean): string {
  if (field.kind !== "lines") return String(typed[name] ?? "");
  return typedLines(name, field, typed, isEnglish)
    .map(({ text }) => text)
    .join("\n");
}

/** Where the lines of an English list stood before; undefined where its form does not say. */
export function readOrigins(name: string, field: ListField, typed: Typed): Origins | undefined {
  const lines = typedLines(name, field, typed, true);
  if (lines.every(({ origin }) => origin === undefined)) return undefined;
  return lines.map(({ origin }) => originSchema.parse(origin === "" ? null : origin));
}

/** What a page's hidden field says; anything else counts as nothing. */
const originSchema = z.coerce.number().int().min(0).nullable().catch(null).default(null);

function typedLines(name: string, { most }: ListField, typed: Typed, isEnglish: boolean) {
  const all = positions(most).map((index) => ({
    text: String(typed[lineField(name, index)] ?? ""),
    origin: typed[originField(name, index)],
  }));
  const kept = isEnglish ? all.filter(({ text }) => text !== "") : all;
  while (kept.at(-1)?.text === "") kept.pop();
  return kept;
}

/**
 * What the controls hold for a stored value.
 *
 * @param before what it is compared to: where each line stood in it. Left out: it is that itself
 */
export function typedWord(name: string, field: WordField, value: string, before = value): Values {
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

/** What each line of a list is called: "Key highlights 2". */
export function lineLabels({ most }: ListField, label: string, language: Language): string[] {
  return positions(most).map((index) => `${label} ${formatNumber(index + 1, language)}`);
}
