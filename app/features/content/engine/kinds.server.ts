import type { Database } from "#db/connection.server";
import { lineField } from "~/dashboard/list-lines";
import {
  optionalChoice,
  optionalLine,
  optionalText,
  requiredChoice,
  requiredLine,
  requiredText,
  tickBox,
} from "~/features/forms/fields.server";
import { formatList } from "~/locales/format";
import { type Language, languages } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import type { Area } from "./area.server";
import type { FactField, OwnColumn } from "./fields";
import {
  day,
  email,
  type FieldOf,
  type Kind,
  link,
  phone,
  single,
  slug,
  time,
  video,
} from "./line-kinds.server";
import { picks, place, rangeLabels, ranges } from "./list-kinds.server";
import { TICKED } from "./record.server";
import { lineLabels } from "./word-kinds.server";

const choice: Kind<FieldOf<"choice">> = {
  ...single<FieldOf<"choice">>(
    ({ of, required }) =>
      required ? requiredChoice(of, required) : optionalChoice(of, "choiceUnknown"),
    "input",
  ),
  displayText: ({ names, ofRecords }, value, language) =>
    names(language)[value] ?? (ofRecords && value ? texts(language).editing.erased : value),
  control: (name, { of, names, sorted }, caption, language) => {
    const labels = names(language);
    const options = of.map((value) => ({ value, label: labels[value] ?? value }));
    const { compare } = new Intl.Collator(language);
    if (sorted) options.sort((one, other) => compare(one.label, other.label));
    return { ...caption, control: "select", name, options };
  },
};

const boxOf = (name: string, key: string) => `${name}-${key}`;

/** A checkbox with its own name for each option, because the form is read as one value per name. */
const set: Kind<FieldOf<"set">> = {
  shape: (name, { of }) =>
    Object.fromEntries(of.map((key) => [boxOf(name, key), tickBox()] as const)),
  read: (name, { of }, typed) => of.filter((key) => typed[boxOf(name, key)]).join("\n"),
  controlValues: (name, { of }, value) =>
    Object.fromEntries(chosenIn(value, of).map((key) => [boxOf(name, key), "on"])),
  displayText: ({ of, names }, value, language) =>
    formatList(
      chosenIn(value, of).map((key) => names(language)[key] ?? key),
      language,
    ),
  control: (name, { of, names }, caption, language) => ({
    ...caption,
    control: "ticks",
    name,
    options: of.map((key) => ({ name: boxOf(name, key), label: names(language)[key] ?? key })),
  }),
};

const tick: Kind<FieldOf<"tick">> = {
  shape: (name) => ({ [name]: tickBox() }),
  read: (name, _, typed) => (typed[name] ? TICKED : ""),
  controlValues: (name, _, value) => (value ? { [name]: TICKED } : {}),
  displayText: ({ names }, value, language) => names(language)[value ? "on" : "off"] ?? value,
  control: (name, _, caption) => ({ ...caption, control: "tick", name }),
};

/** The chosen keys of a set, without keys that are no longer options. */
function chosenIn(value: string, of: readonly string[]): string[] {
  const chosen = value.split("\n");
  return of.filter((key) => chosen.includes(key));
}

const ID_MAX = 100;

/** Turns each `record` field into a `choice` field and loads its options. */
export async function withChoices(db: Database, area: Area): Promise<Area> {
  const facts: Record<string, FactField | OwnColumn> = { ...area.facts };
  for (const [name, field] of Object.entries(facts)) {
    if (field.kind !== "record") continue;
    const { required, isSeparate } = field;
    const names = {} as Record<Language, Record<string, string>>;
    for (const language of languages) {
      const options = await field.options(db, language);
      names[language] = Object.fromEntries(options.map(({ value, label }) => [value, label]));
    }
    const of = Object.keys(names.en);
    facts[name] = {
      kind: "choice",
      of,
      names: (language) => names[language],
      sorted: true,
      ofRecords: true,
      required,
      isSeparate,
    };
  }
  return { ...area, facts };
}

/** The kinds of facts. A new kind may also need a control in `desk/controls.tsx`. */
const factKinds: { [Name in FactField["kind"]]: Kind<FieldOf<Name>> } = {
  line: single(
    ({ max, required }) => (required ? requiredLine(required, max) : optionalLine(max)),
    "input",
  ),
  text: single(
    ({ max, required }) => (required ? requiredText(required, max) : optionalText(max)),
    "area",
  ),
  choice,
  record: single(
    ({ required }) => (required ? requiredLine(required, ID_MAX) : optionalLine(ID_MAX)),
    "input",
  ),
  set,
  picks,
  place,
  ranges,
  tick,
  day,
  time,
  link,
  phone,
  email,
  video,
  slug,
};

export function kindOf(field: FactField): Kind<FactField> {
  return factKinds[field.kind] as unknown as Kind<FactField>;
}

/** The labels of a record's controls, by field name. */
export function fieldLabels(area: Area, language: Language): Record<string, { label: string }> {
  return Object.fromEntries(
    Object.entries(area.text[language].fields).flatMap(([name, label]) => {
      const field = area.words[name];
      const fact = area.facts[name];
      if (fact?.kind === "ranges") return rangeLabels(name, fact, language);
      const lines = field?.kind === "lines" ? lineLabels(field, label, language) : [];
      return [
        [name, { label }],
        ...lines.map((line, index) => [lineField(name, index), { label: line }]),
      ];
    }),
  );
}
