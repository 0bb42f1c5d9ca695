import { type ZodType, z } from "zod";
import {
  key as errorKey,
  optionalChoice,
  optionalLine,
  optionalText,
  requiredChoice,
  requiredLine,
  requiredText,
  tickBox,
  webAddress,
} from "~/features/forms/fields.server";
import { videoOf } from "~/features/videos/video";
import { formatAsOf, formatList } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { readDay, readDayOrMonth } from "~/locales/typed-day";
import type { ValidationKey } from "~/server/failed-form.server";
import type { FactField, Values, WordField } from "./area.server";
import { TICKED } from "./record.server";
import { slugOf } from "./slugs.server";

/** A control of a form as data; `desk/controls.tsx` draws it. */
export type Control = { label: string; hint?: string } & (
  | { control: "area"; name: string }
  | { control: "input"; name: string; type?: "date" | "url" }
  | { control: "tick"; name: string }
  | { control: "select"; name: string; options: { value: string; label: string }[] }
  | { control: "ticks"; name: string; options: { name: string; label: string }[] }
);

type Said = { label: string; hint?: string };

interface Kind<Field> {
  /** What the form's controls may hold, by their names. */
  shape: (name: string, field: Field) => Record<string, ZodType>;
  /** The value that is stored, from what the controls hold. */
  read: (name: string, field: Field, typed: Readonly<Record<string, unknown>>) => string;
  /** What the controls hold for a stored value. */
  typed: (name: string, field: Field, value: string) => Values;
  /** A stored value as people read it. */
  shown: (field: Field, value: string, language: Language) => string;
  control: (name: string, field: Field, said: Said, language: Language) => Control;
}

/** A kind with one control, which holds the value itself. */
function single<Field extends FactField>(
  schema: (field: Field) => ZodType,
  control: "input" | "area",
): Kind<Field> {
  return {
    shape: (name, field) => ({ [name]: schema(field) }),
    read: (name, _, typed) => String(typed[name] ?? ""),
    typed: (name, _, value) => ({ [name]: value }),
    shown: (_, value) => value,
    control: (name, _, said) => ({ ...said, control, name }),
  };
}

type Of<Name extends FactField["kind"]> = Extract<FactField, { kind: Name }>;

const choice: Kind<Of<"choice">> = {
  ...single<Of<"choice">>(
    ({ of, required }) =>
      required ? requiredChoice(of, required) : optionalChoice(of, "choiceUnknown"),
    "input",
  ),
  shown: ({ names }, value, language) => names(language)[value] ?? value,
  control: (name, { of, names }, said, language) => ({
    ...said,
    control: "select",
    name,
    options: of.map((value) => ({ value, label: names(language)[value] ?? value })),
  }),
};

const boxOf = (name: string, key: string) => `${name}-${key}`;

/** A box for each: a form posts one value a name. */
const set: Kind<Of<"set">> = {
  shape: (name, { of }) =>
    Object.fromEntries(of.map((key) => [boxOf(name, key), tickBox()] as const)),
  read: (name, { of }, typed) => of.filter((key) => typed[boxOf(name, key)]).join("\n"),
  typed: (name, { of }, value) =>
    Object.fromEntries(chosenIn(value, of).map((key) => [boxOf(name, key), "on"])),
  shown: ({ of, names }, value, language) =>
    formatList(
      chosenIn(value, of).map((key) => names(language)[key] ?? key),
      language,
    ),
  control: (name, { of, names }, said, language) => ({
    ...said,
    control: "ticks",
    name,
    options: of.map((key) => ({ name: boxOf(name, key), label: names(language)[key] ?? key })),
  }),
};

/** A line that its kind reads in its own way. @param read null where it is none */
function readLine<Field extends FactField>(
  max: number,
  read: (typed: string, field: Field) => string | null,
  invalid: (field: Field) => ValidationKey,
) {
  return (field: Field) => {
    const line = field.required ? requiredLine(field.required, max) : optionalLine(max);
    return line.transform((typed, context) => {
      const value = typed === "" ? "" : read(typed, field);
      if (value !== null) return value;
      context.addIssue({ code: "custom", message: errorKey(invalid(field)) });
      return z.NEVER;
    });
  };
}

const tick: Kind<Of<"tick">> = {
  shape: (name) => ({ [name]: tickBox() }),
  read: (name, _, typed) => (typed[name] ? TICKED : ""),
  typed: (name, _, value) => (value ? { [name]: TICKED } : {}),
  shown: ({ names }, value, language) => names(language)[value ? "on" : "off"] ?? value,
  control: (name, _, said) => ({ ...said, control: "tick", name }),
};

const day: Kind<Of<"day">> = {
  ...single<Of<"day">>(
    readLine(
      40,
      (typed, { month }) => (month ? readDayOrMonth(typed) : readDay(typed)),
      ({ month }) => (month ? "asOfInvalid" : "dateInvalid"),
    ),
    "input",
  ),
  shown: (_, value, language) => (value ? formatAsOf(value, language) : ""),
  // a picker of days has no months
  control: (name, { month }, said) => ({
    ...said,
    control: "input",
    name,
    type: month ? undefined : "date",
  }),
};

/** What a set holds; a key that is no more on the list is left out. */
function chosenIn(value: string, of: readonly string[]): string[] {
  const chosen = value.split("\n");
  return of.filter((key) => chosen.includes(key));
}

/** Another kind of fact is a line here, and where it has another control, a line in `desk/controls.tsx`. */
const factKinds: { [Name in FactField["kind"]]: Kind<Of<Name>> } = {
  line: single(
    ({ max, required }) => (required ? requiredLine(required, max) : optionalLine(max)),
    "input",
  ),
  text: single(
    ({ max, required }) => (required ? requiredText(required, max) : optionalText(max)),
    "area",
  ),
  choice,
  set,
  tick,
  day,
  link: { ...single<Of<"link">>(webAddress, "input"), control: urlControl },
  video: {
    ...single<Of<"video">>(
      readLine(
        500,
        (typed) => videoOf(typed)?.href ?? null,
        () => "videoUnknown",
      ),
      "input",
    ),
    control: urlControl,
  },
  slug: {
    ...single<Of<"slug">>(
      readLine(
        500,
        (typed) => slugOf(typed) || null,
        () => "slugLetters",
      ),
      "input",
    ),
    control: urlControl,
  },
};

function urlControl(name: string, _: FactField, said: Said): Control {
  return { ...said, control: "input", name, type: "url" };
}

/** The kind of a field. */
export function kindOf(field: FactField): Kind<FactField> {
  return factKinds[field.kind] as unknown as Kind<FactField>;
}

/** What a field of words may hold. @param isEnglish a translation may lack what the English must have */
export function wordSchema({ kind, max, required }: WordField, isEnglish: boolean): ZodType {
  if (kind === "text") {
    return required && isEnglish ? requiredText(required, max) : optionalText(max);
  }
  return required && isEnglish ? requiredLine(required, max) : optionalLine(max);
}
