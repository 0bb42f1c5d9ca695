import { FACTS } from "~/features/audit/content-area.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { Area, Part, Values } from "../engine/area.server";
import type { FactField } from "../engine/fields";
import { kindOf } from "../engine/kinds.server";
import type { Origins } from "../engine/lines";
import { factFields, formFacts } from "../engine/record.server";
import { readOrigins, readWord, textControlValues } from "../engine/word-kinds.server";
import { newRecordFields } from "./form.server";

/** The values of a form's controls, by control name. */
type Typed = Readonly<Record<string, unknown>>;

export function readNewRecord(area: Area, typed: Typed): Values {
  const { words, facts } = newRecordFields(area);
  return { ...readWords(area, words, typed, defaultLanguage), ...readFacts(facts, typed) };
}

export function readPart(area: Area, part: Part, typed: Typed): Values {
  return part === FACTS
    ? readFacts(formFacts(area), typed)
    : readWords(area, Object.keys(area.words), typed, part);
}

export function readFacts(facts: readonly [string, FactField][], typed: Typed): Values {
  return Object.fromEntries(
    facts.map(([name, field]) => [name, kindOf(field).read(name, field, typed)]),
  );
}

function readWords(
  area: Area,
  names: readonly string[],
  typed: Typed,
  textLanguage: Language,
): Values {
  const isEnglish = textLanguage === defaultLanguage;
  const fields = Object.entries(area.words).filter(([name]) => names.includes(name));
  return Object.fromEntries(
    fields.map(([name, field]) => [name, readWord(name, field, typed, isEnglish)]),
  );
}

/** Former positions of the lines in English lists, by list. */
export function lineOrigins(area: Area, part: Part, typed: Typed): Record<string, Origins> {
  if (part !== defaultLanguage) return {};
  return Object.fromEntries(
    Object.entries(area.words).flatMap(([name, field]): [string, Origins][] => {
      const origins = field.kind === "lines" ? readOrigins(name, field, typed) : undefined;
      return origins ? [[name, origins]] : [];
    }),
  );
}

/** The lists that the form's buttons can change. Translations have none, because they follow the English lines. */
export function listsOf(area: Area, part: Part) {
  const lists: Record<string, { max: number; hasOptions?: boolean }> = {};
  if (part === FACTS) {
    for (const [name, field] of factFields(area))
      if (field.kind === "picks") lists[name] = { max: field.of.length, hasOptions: true };
  } else if (part === defaultLanguage) {
    for (const [name, field] of Object.entries(area.words))
      if (field.kind === "lines") lists[name] = { max: field.maxLines };
  }
  return lists;
}

/**
 * Computes the values of a part's controls.
 *
 * @param before the values that give the former positions of lines
 */
export function controlValues(area: Area, part: Part, values: Values, before = values): Values {
  if (part !== FACTS) {
    const fields = Object.entries(area.words).map(([name, field]) =>
      textControlValues(name, field, values[name] ?? "", before[name] ?? ""),
    );
    return Object.assign({}, ...fields);
  }
  return Object.assign(
    {},
    ...factFields(area).map(([name, field]) =>
      kindOf(field).controlValues(name, field, values[name] ?? ""),
    ),
  );
}
