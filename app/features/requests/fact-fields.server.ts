import type { RequestKind } from "#db/tables/requests";
import { countryName, destinations } from "~/features/content/hospitals/countries";
import type { Language } from "~/locales/languages";
import { plainText } from "~/locales/plain-text";
import { texts } from "~/server/i18n.server";
import { formatPhone } from "~/server/phone.server";
import type { Option } from "~/ui/form/controls";
import type { FactField } from "./fact-controls";
import { type FactLine, factName, factText, storedText } from "./fact-words.server";
import {
  correctable,
  type Fact,
  type FactKey,
  type Facts,
  type FormValues,
  facts,
  factsAskedBy,
} from "./facts";
import type { Control } from "./fields";

/** Controls of the dashboard's fact forms, with the labels that coordinators know. */
export function deskFields(language: Language, keys: readonly FactKey[]): FactField[] {
  const words: Record<string, FieldWords> = texts(language).booking.form.fields;
  return keys.map((key) => {
    const { control } = facts.find((fact) => fact.key === key) as Fact;
    return {
      name: key,
      is: control.is,
      label: factName(key, language),
      // an age can be entered in several forms
      hint: control.is === "age" ? words[key]?.hint : undefined,
      none: words[key]?.none,
      options: optionsOf(key, control, language),
      autoComplete: "off",
    };
  });
}

/**
 * Controls of a public form, in the order of the form.
 *
 * @param hospitals options of the hospital field, which is left out if there are none
 */
export function formFields(
  kind: RequestKind,
  language: Language,
  hospitals: readonly Option[] = [],
): FactField[] {
  const words = formWords(kind, language);
  return factsAskedBy(kind)
    .filter(({ fact: { control } }) => control.is !== "hospital" || hospitals.length > 0)
    .map(({ fact: { key, control }, asked: { name, rows, paired, folded } }) => {
      const fieldWords = words[name] ?? { label: "" };
      return {
        name,
        is: control.is,
        label: fieldWords.label,
        hint: fieldWords.hint,
        optionalText: fieldWords.optionalText,
        none: fieldWords.none,
        options: control.is === "hospital" ? hospitals : optionsOf(key, control, language),
        cards: control.is === "urgency" ? urgencyCards(language) : undefined,
        autoComplete: autoComplete(control),
        rows,
        paired,
        folded,
      };
    });
}

function autoComplete(control: Control): string | undefined {
  if (control.is === "line") return control.autoComplete;
  return { email: "email", phone: "tel" }[control.is as string];
}

interface FieldWords {
  label: string;
  hint?: string;
  optionalText?: string;
  none?: string;
}

export function formWords(kind: RequestKind, language: Language): Record<string, FieldWords> {
  const { booking, contact } = texts(language);
  const messageWords: Record<keyof FormValues<"message">, FieldWords> = contact.form.fields;
  if (kind === "message") return messageWords;
  const bookingWords: Record<keyof FormValues<"booking">, FieldWords> = booking.form.fields;
  if (kind === "booking") return bookingWords;
  return { ...bookingWords, fullName: { label: booking.callBack.name } };
}

function urgencyCards(language: Language) {
  const { yes, yesHint, no, noHint } = texts(language).booking.form.fields.urgent;
  return [
    { value: "yes", label: yes, hint: yesHint, isAlarm: true },
    { value: "no", label: no, hint: noHint },
  ];
}

/** Options of a choice field, or suggestions of a place field. */
function optionsOf(key: FactKey, control: Control, language: Language): Option[] {
  const option = (value: string, stored = value) => ({
    value,
    label: plainText(factText({ key, control }, stored, language)),
  });
  switch (control.is) {
    case "choice":
      return control.of.map((value) => option(value));
    case "number":
      return control.of.map((value) => option(String(value)));
    case "urgency":
      return [option("yes", "true"), option("no", "false")];
    case "line":
      return control.suggests ? suggestedDestinations(language) : [];
    default:
      return [];
  }
}

function suggestedDestinations(language: Language) {
  return destinations.map((country) => {
    const name = countryName(country, language);
    return { value: name, label: name };
  });
}

/** Facts as the fields of a form show them. */
export function typedFacts(values: Facts): Record<string, string> {
  return Object.fromEntries(
    correctable.map(({ key, control }) => {
      const stored = storedText(values[key]);
      if (control.is === "urgency") return [key, values[key] ? "yes" : "no"];
      return [key, control.is === "phone" && stored ? formatPhone(stored) : stored];
    }),
  );
}

/** Answers of a form, with the labels of that form. */
export function sentLines(
  kind: RequestKind,
  values: Facts,
  language: Language,
): Omit<FactLine, "key">[] {
  const words = formWords(kind, language);
  return factsAskedBy(kind).map(({ fact, asked: { name } }) => ({
    term: words[name]?.label ?? "",
    value: factText(fact, storedText(values[fact.key]), language),
  }));
}
