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

/** Formats a stored value in the reader's language. @param stored the value, as `storedText` gives it */
export function factText(fact: NamedFact, stored: string, language: Language): string {
  const { booking } = texts(language);
  switch (fact.control.is) {
    case "urgency":
      return stored === "true" ? booking.form.fields.urgent.yes : booking.facts.notUrgent;
    case "phone":
      return stored && formatPhone(stored);
    case "choice":
      return choiceName(fact, stored, language);
    case "number":
      return localDigits(stored, language);
    case "age":
      return ageText(stored, language);
    default:
      return stored;
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
export function factCells(values: Facts, language: Language): string[] {
  return facts.map((fact) => {
    const stored = storedText(values[fact.key]);
    return fact.control.is === "number" ? stored : plainText(factText(fact, stored, language));
  });
}

export interface FactLine {
  key: FactKey;
  term: string;
  /** Empty if unknown. */
  value: string;
}

/** All facts with their labels; families and coordinators see them. */
export function factLines(values: Facts, language: Language): FactLine[] {
  return facts.map((fact) => ({
    key: fact.key,
    term: factName(fact.key, language),
    value: factText(fact, storedText(values[fact.key]), language),
  }));
}
