import { flag } from "#db/flag";
import { foldedSearchText } from "#db/like";
import { translationStatus } from "~/dashboard/translation";
import { FACTS } from "~/features/audit/content-area.server";
import { defaultLanguage, isLanguage, type Language } from "~/locales/languages";
import type { FieldErrors } from "~/server/returned-form.server";
import type { Area, AreaRecord, Part, Row, Values } from "./area.server";
import type { FactField } from "./fields";
import { linesOf } from "./lines";
import { rangeErrors } from "./ranges";

/** The value of a ticked checkbox. */
export const TICKED = "on";

/** The fields of the facts, except columns that the area's code writes itself. */
export function factFields(area: Area): [name: string, field: FactField][] {
  return Object.entries(area.facts).flatMap(([name, field]) =>
    field.kind === "own" ? [] : [[name, field] as [string, FactField]],
  );
}

/** The facts that the facts form writes. */
export function formFacts(area: Area): [name: string, field: FactField][] {
  return factFields(area).filter(([, { isSeparate }]) => !isSeparate);
}

export function factNames(area: Area): string[] {
  return factFields(area).map(([name]) => name);
}

/** The values of facts that contain free text, for the search. Other kinds contain only keys, flags or numbers. */
function searchedFacts(area: Area, facts: Values): string[] {
  const keys = ["choice", "record", "set", "picks", "place", "ranges", "tick"];
  return factFields(area).flatMap(([name, { kind }]) =>
    keys.includes(kind) ? [] : [facts[name] ?? ""],
  );
}

export function factsIn(area: Area, row: object): Values {
  const columns = row as Row;
  return Object.fromEntries(
    factFields(area).map(([name, { kind }]) => {
      const value = columns[name] ?? "";
      return [name, kind === "tick" ? (value ? TICKED : "") : String(value)];
    }),
  );
}

export function factColumns(area: Area, facts: Values): Row {
  const columns = factFields(area).map(([name, { kind }]) => {
    const value = facts[name] ?? "";
    return [name, kind === "tick" ? flag(value !== "") : value];
  });
  return {
    ...Object.fromEntries(columns),
    search_text: foldedSearchText(searchedFacts(area, facts)),
  };
}

/** A part's field names, in the order in which its page shows them. */
export function namesOf(area: Area, part: Part): string[] {
  return part === FACTS ? factNames(area) : Object.keys(area.words);
}

/** A part's values; undefined if the part was never saved. */
export function valuesOf(found: AreaRecord, part: Part): Values | undefined {
  return part === FACTS ? found.facts : found.texts[part]?.words;
}

export function versionOf(found: AreaRecord, part: Part): number {
  return part === FACTS ? found.factsVersion : (found.texts[part]?.version ?? 0);
}

/**
 * `scheduled`: becomes public at its publication time. In areas with `asksReason`, a draft without a reason is
 * `pending`; one with a reason is `rejected`.
 */
export type State = "published" | "scheduled" | "draft" | "pending" | "rejected";

export function statesOf({ publication }: Area): readonly State[] {
  if (publication?.asksReason) return ["pending", "published", "rejected"];
  return publication?.isTimed ? ["published", "scheduled", "draft"] : ["published", "draft"];
}

export function stateOf({ publication }: Area, { status, row }: AreaRecord, now: Date): State {
  if (status === "draft" && publication?.asksReason) return row.reason ? "rejected" : "pending";
  if (status === "draft" || !publication?.isTimed) return status;
  return String(row.published_at ?? "") > now.toISOString() ? "scheduled" : "published";
}

const REASON: FactField = { kind: "text", max: 1000 };

/** The fields of the form that publishes or refuses a record. */
export function publicationFields({ publication }: Area): [name: string, field: FactField][] {
  return Object.entries(publication?.asksReason ? { reason: REASON } : (publication?.fields ?? {}));
}

/** Names of the text fields that a record needs before it can be published. */
export function neededTextNames(area: Area): string[] {
  return Object.entries(area.words).flatMap(([name, field]) =>
    field.kind === "lines" || field.optional ? [] : [name],
  );
}

/** Names of the text fields that may stay empty in English. A translation needs those that English has. */
export function optionalTextNames(area: Area): string[] {
  return Object.keys(area.words).filter((name) => {
    const field = area.words[name];
    return field && field.kind !== "lines" && field.optional;
  });
}

export function listNames(area: Area): string[] {
  return Object.keys(area.words).filter((name) => area.words[name]?.kind === "lines");
}

/** Names of the text fields that are needed for publication (`neededTextNames`) but empty here. */
export function gapsIn(area: Area, words: Values | undefined): string[] {
  return neededTextNames(area).filter((name) => !words?.[name]);
}

export function hasPictures({ hasPicture, pictures }: Area): boolean {
  return hasPicture === true || pictures !== undefined;
}

/** Counts the English list lines and optional texts that a translation lacks. */
function countUntranslated(area: Area, words: Values = {}, english: Values = {}): number {
  const lines = listNames(area).flatMap((name) => {
    const translated = linesOf(words[name] ?? "");
    return linesOf(english[name] ?? "").filter((line, index) => line !== "" && !translated[index]);
  });
  const optional = optionalTextNames(area).filter((name) => english[name] && !words[name]);
  return lines.length + optional.length;
}

export function isEnglishComplete(area: Area, found: AreaRecord): boolean {
  return gapsIn(area, found.texts[defaultLanguage]?.words).length === 0;
}

export function statusIn(area: Area, { texts }: AreaRecord) {
  const english = texts[defaultLanguage]?.words;
  const isEmpty = (words: Values = {}) => Object.values(words).every((word) => word === "");
  return (code: Language) => ({
    ...translationStatus(
      texts,
      code,
      (text) => gapsIn(area, text?.words).length + countUntranslated(area, text?.words, english),
    ),
    isBlank: isEmpty(english) && isEmpty(texts[code]?.words),
  });
}

/** The language of a record's displayed name. A record without texts has the language stored in its row, if any. */
export function nameLanguage(
  { nameField, single, texts: table }: Area,
  { texts, row }: AreaRecord,
  language: Language,
): Language {
  if (single) return language;
  if (table === null) return isLanguage(row.language) ? row.language : language;
  return texts[language]?.words[nameField] ? language : defaultLanguage;
}

/** The line shown below a record's name in the list. */
export function subtitleOf(area: Area, found: AreaRecord, language: Language): string {
  const more = area.list?.more ?? "";
  if (typeof more === "function") return more(found, language);
  return found.texts[nameLanguage(area, found, language)]?.words[more] ?? "";
}

/** A record's name, in the page's language if there is a translation. */
export function nameOf(area: Area, found: AreaRecord, language: Language): string {
  const { nameField } = area;
  if (area.single) return area.text[language].title;
  const text = found.texts[nameLanguage(area, found, language)];
  return found.facts[nameField] ?? text?.words[nameField] ?? "";
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Errors in the facts: incomplete groups, invalid ranges, and dates in the future. */
export function factErrors(area: Area, facts: Values, now: Date): FieldErrors {
  const gaps = (area.allOrNone ?? []).flatMap(({ of, error }) => {
    const empty = of.filter((name) => !facts[name]);
    return empty.length < of.length ? empty.map((name) => [name, error] as const) : [];
  });
  // in some time zones it may already be tomorrow
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  const futureDays = factFields(area).flatMap(([name, field]) =>
    field.kind === "day" && field.past && (facts[name] ?? "") > tomorrow
      ? [[name, field.past] as const]
      : [],
  );
  const ranges = factFields(area).flatMap(([name, { kind }]) =>
    kind === "ranges" ? rangeErrors(name, facts[name] ?? "") : [],
  );
  return Object.fromEntries([...gaps, ...futureDays, ...ranges]);
}
