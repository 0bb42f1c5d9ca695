import { flag } from "#db/flag";
import { searchText } from "#db/like";
import { translationStatus } from "~/dashboard/translation";
import { FACTS } from "~/features/revisions/content-area.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { Area, Found, Part, Row, Values } from "./area.server";
import type { FactField } from "./fields";

/** The value of a tick that is set. */
export const TICKED = "on";

/** Fields that a form of facts writes: all but the area's own columns. */
export function factFields(area: Area): [name: string, field: FactField][] {
  return Object.entries(area.facts).flatMap(([name, field]) =>
    field.kind === "own" ? [] : [[name, field] as [string, FactField]],
  );
}

export function factNames(area: Area): string[] {
  return factFields(area).map(([name]) => name);
}

/** Facts in words of a record's own, for the search: not the keys of choices. */
function searchedFacts(area: Area, facts: Values): string[] {
  const keys = ["choice", "set", "tick"];
  return factFields(area).flatMap(([name, { kind }]) =>
    keys.includes(kind) ? [] : [facts[name] ?? ""],
  );
}

/** The facts of a row. */
export function factsIn(area: Area, row: object): Values {
  const columns = row as Row;
  return Object.fromEntries(
    factFields(area).map(([name, { kind }]) => {
      const value = columns[name] ?? "";
      return [name, kind === "tick" ? (value ? TICKED : "") : String(value)];
    }),
  );
}

/** Facts as their columns. */
export function factColumns(area: Area, facts: Values): Row {
  const columns = factFields(area).map(([name, { kind }]) => {
    const value = facts[name] ?? "";
    return [name, kind === "tick" ? flag(value !== "") : value];
  });
  return {
    ...Object.fromEntries(columns),
    search_text: searchText(searchedFacts(area, facts)),
  };
}

/** The names of a part's fields, in the order of its page. */
export function namesOf(area: Area, part: Part): string[] {
  return part === FACTS ? factNames(area) : Object.keys(area.words);
}

/** What is written there; undefined where nothing ever was. */
export function valuesOf(found: Found, part: Part): Values | undefined {
  return part === FACTS ? found.facts : found.texts[part]?.words;
}

export function versionOf(found: Found, part: Part): number {
  return part === FACTS ? found.factsVersion : (found.texts[part]?.version ?? 0);
}

/** The words that are missing before a language counts as whole. */
export function gapsIn(area: Area, words: Values | undefined): string[] {
  return Object.entries(area.words)
    .filter(([name, { optional }]) => !optional && !words?.[name])
    .map(([name]) => name);
}

export function isWhole(area: Area, found: Found): boolean {
  return gapsIn(area, found.texts[defaultLanguage]?.words).length === 0;
}

/** How a record stands in each language. */
export function statusIn(area: Area, { texts }: Found) {
  return (code: Language) =>
    translationStatus(texts, code, (text) => gapsIn(area, text?.words).length);
}

/** The language of what a record is called by. */
export function nameLanguage({ calledBy }: Area, { texts }: Found, language: Language): Language {
  return texts[language]?.words[calledBy] ? language : defaultLanguage;
}

/** What a record is called, in the page's language where it has it. */
export function nameOf(area: Area, found: Found, language: Language): string {
  const { calledBy } = area;
  const text = found.texts[nameLanguage(area, found, language)];
  return found.facts[calledBy] ?? text?.words[calledBy] ?? "";
}
