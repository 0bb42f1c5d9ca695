import { localDigits } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { plainText } from "~/locales/plain-text";
import { texts } from "~/server/i18n.server";
import { writtenPhone } from "~/server/phone.server";
import { isServiceKey } from "~/service-keys";
import { ageText } from "./age";
import { type ChoiceWords, type Fact, type FactKey, type Facts, facts } from "./facts";

/** A fact's label in dashboard and profile. */
export function factName(key: FactKey | undefined, language: Language): string {
  return key ? texts(language).booking.facts[key] : "";
}

/** A fact by its key in history and audit; undefined if unknown. */
export function factOf(key: string | null): Fact | undefined {
  return facts.find((fact) => fact.key === key);
}

/** A fact's value as a history stores it. */
export function storedText(value: Facts[FactKey]): string {
  return value === null ? "" : String(value);
}

type NamedFact = Pick<Fact, "key" | "control">;

/** A stored value in the reader's words. @param kept the value from a history */
export function factText(fact: NamedFact, kept: string, language: Language): string {
  const { booking } = texts(language);
  switch (fact.control.is) {
    case "urgency":
      return kept === "true" ? booking.form.fields.urgent.yes : booking.facts.notUrgent;
    case "phone":
      return kept && writtenPhone(kept);
    case "choice":
      return choiceName(fact, kept, language);
    case "number":
      return localDigits(kept, language);
    case "age":
      return ageText(kept, language);
    default:
      return kept;
  }
}

/** Label of a choice; a choice no longer offered is shown by its key. */
function choiceName({ key, control }: NamedFact, value: string, language: Language): string {
  const { booking, services } = texts(language);
  if (control.is === "choice" && control.words === "services")
    return isServiceKey(value) ? services.items[value].name : value;
  const words: ChoiceWords = booking.choices;
  const choices: Record<string, Record<string, string> | undefined> = words;
  return choices[key]?.[value] ?? value;
}

/** The answers as spreadsheet cells, where numbers stay numbers in every language. */
export function factCells(said: Facts, language: Language): string[] {
  return facts.map((fact) => {
    const kept = storedText(said[fact.key]);
    return fact.control.is === "number" ? kept : plainText(factText(fact, kept, language));
  });
}

export interface FactLine {
  key: FactKey;
  term: string;
  /** Empty if not answered. */
  value: string;
}

/** All answers with their labels, for the family and for coordinators. */
export function factLines(said: Facts, language: Language): FactLine[] {
  return facts.map((fact) => ({
    key: fact.key,
    term: factName(fact.key, language),
    value: factText(fact, storedText(said[fact.key]), language),
  }));
}
