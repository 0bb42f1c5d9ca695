import type { RequestKind } from "#db/tables/requests";
import { type Control, type FactColumn, type Field, type FormPlacement, fields } from "./fields";

/** Types of the values that each control returns; "" and null mean no answer. */
interface Values {
  line: string;
  words: string;
  phone: string;
  email: string;
  choice: string | null;
  number: number | null;
  age: string;
  hospital: string;
  urgency: boolean;
}

type Fields = typeof fields;
type ValueOf<Name extends FactColumn> = Values[Fields[Name]["control"]["is"]];
type NameIn<Name extends FactColumn, Kind extends RequestKind> =
  Fields[Name]["asked"] extends Record<Kind, { name: infer Asked extends string }> ? Asked : never;
type PublicName<Name extends FactColumn, Kind extends RequestKind> =
  Fields[Name]["asked"] extends Record<Kind, { atDesk: true }> ? never : NameIn<Name, Kind>;

export type FormValues<Kind extends RequestKind> = {
  [Name in FactColumn as PublicName<Name, Kind>]: ValueOf<Name>;
};
/** All facts of a request, by their keys in code. */
export type Facts = {
  [Name in FactColumn as NameIn<Name, "booking">]: ValueOf<Name>;
};
export type FactKey = keyof Facts;
/** Labels of the choices that have `words: "own"`, by fact and value. */
export type ChoiceWords = {
  [Name in FactColumn as Fields[Name]["control"] extends { words: "own" }
    ? NameIn<Name, "booking">
    : never]: Fields[Name]["control"] extends { of: readonly (infer Answer extends string)[] }
    ? Readonly<Record<Answer, string>>
    : never;
};

export interface Fact extends Field {
  column: FactColumn;
  key: FactKey;
}

export const facts: readonly Fact[] = Object.entries(fields).map(([column, field]) => ({
  ...field,
  column: column as FactColumn,
  key: field.asked.booking.name,
}));
export const correctable = facts.filter((fact) => fact.correctable);

export const emptyFacts = Object.fromEntries(
  facts.map(({ key, control }) => [key, emptyValueOf(control)]),
) as unknown as Facts;

function emptyValueOf({ is }: Control): Values[keyof Values] {
  if (is === "urgency") return false;
  return is === "choice" || is === "number" ? null : "";
}

/** Facts that a public form asks for, in the order of the form. */
export function factsAskedBy(kind: RequestKind): { fact: Fact; asked: FormPlacement }[] {
  return facts
    .flatMap((fact) => {
      const asked = fact.asked[kind];
      return asked && !asked.atDesk ? [{ fact, asked }] : [];
    })
    .toSorted((one, other) => one.asked.at - other.asked.at);
}

/** Converts a form's values to facts by their keys in code; all other facts are empty. */
export function factsFromForm<Kind extends RequestKind>(kind: Kind, form: FormValues<Kind>): Facts {
  const values: Readonly<Record<string, unknown>> = form;
  const entries = factsAskedBy(kind).map(({ fact, asked }) => [fact.key, values[asked.name]]);
  return { ...emptyFacts, ...Object.fromEntries(entries) };
}
