import { localDigits } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { plainText } from "~/locales/plain-text";
import { texts } from "~/server/i18n.server";
import { formatPhone } from "~/server/phone.server";
import { isServiceKey } from "~/service-keys";
import { ageText } from "./age";
import { type ChoiceWords, type Fact, type FactKey, type Facts, facts } from "./facts";

/** Label of a fact in the dashboard and the profile. */
export function factName(key: FactKey | undefined, language: Language): string {
  return key ? texts(language).booking.facts[key] : "";
}

/** Finds a fact by its key in the history and the audit; undefined if the key is unknown. */
export function factOf(key: string | null): Fact | undefined {
  return facts.find((fact) => fact.key === key);
}

/** Value of a fact in the form that a history stores. */
export function storedText(value: Facts[FactKey]): string {
  return value === null ? "" : String(value);
}

type NamedFact = Pick<Fact, "key" | "control">;

/** Formats a stored value in the reader's language. @param kept the value from a history */
export function factText(fact: NamedFact, kept: string, language: Language): string {
  const { booking } = texts(language);
  switch (fact.control.is) {
    case "urgency":
      return kept === "true" ? booking.form.fields.urgent.yes : booking.facts.notUrgent;
    case "phone":
      return kept && formatPhone(kept);
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

/** Label of an option; an option that is no longer offered is shown by its key. */
function choiceName({ key, control }: NamedFact, value: string, language: Language): string {
  const { booking, services } = texts(language);
  if (control.is === "choice" && control.words === "services")
    return isServiceKey(value) ? services.items[value].name : value;
  const words: ChoiceWords = booking.choices;
  const choices: Record<string, Record<string, string> | undefined> = words;
  return choices[key]?.[value] ?? value;
}

/** Facts as spreadsheet cells; numbers keep Latin digits in every language, so that spreadsheets can read them. */
export function factCells(said: Facts, language: Language): string[] {
  return facts.map((fact) => {
    const kept = storedText(said[fact.key]);
    return fact.control.is === "number" ? kept : plainText(factText(fact, kept, language));
  });
}

export interface FactLine {
  key: FactKey;
  term: string;
  /** Empty if unknown. */
  value: string;
}

/** All facts with their labels; families and coordinators see them. */
export function factLines(said: Facts, language: Language): FactLine[] {
  return facts.map((fact) => ({
    key: fact.key,
    term: factName(fact.key, language),
    value: factText(fact, storedText(said[fact.key]), language),
  }));
}
