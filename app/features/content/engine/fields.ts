import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import type { ErrorKey, ValidationKey } from "~/server/failed-form.server";

/** `required`: the English must have it even in a draft. `optional`: it may be published without. */
interface TextField {
  kind: "line" | "sentence" | "text";
  max: number;
  required?: ValidationKey;
  optional?: true;
}

/** A list: the English says which lines there are, and in which order. It may be empty. */
export interface ListField {
  kind: "lines";
  /** Of a line. */
  max: number;
  most: number;
}
export type WordField = TextField | ListField;

type Names = (language: Language) => Readonly<Record<string, string>>;
/** A record that can be chosen: its id and its name. */
interface Offered {
  value: string;
  label: string;
}
/** `required`: even a draft must have it. `apart`: a page of its own writes it, not the form of facts. */
export type FactField = { required?: ValidationKey; apart?: true } & (
  | { kind: "line"; max: number }
  | { kind: "text"; max: number }
  /** `sorted`: offered by their names. */
  | { kind: "choice"; of: readonly string[]; names: Names; sorted?: true }
  /** Another record, by its id; read with the names of all that can be chosen (`withChoices`). */
  | { kind: "record"; offered: (db: Context["db"], language: Language) => Promise<Offered[]> }
  /** Several of a list, stored as lines. */
  | { kind: "set"; of: readonly string[]; names: Names }
  /** Likewise, in an order that is set. */
  | { kind: "picks"; of: readonly string[]; names: Names }
  /** Coordinates, which may be typed as a map's link: "13.746, 100.552". */
  | { kind: "place" }
  /** A flag; "on" where it is ticked. `names`: of "on" and "off", as people read them. */
  | { kind: "tick"; names: Names }
  /** `2026-03-17`; with `month` also `2026-03`. `past`: said where the day is still to come. */
  | { kind: "day"; month?: true; past?: ErrorKey }
  /** `21:30`. */
  | { kind: "time" }
  /** A web address. */
  | { kind: "link" }
  /** The one address under which a video is opened. */
  | { kind: "video" }
  /**
   * The end of the public address, in the column `slug`. `from`: the word that proposes it; `unnamed`: the proposal
   * where that has no Latin letters; `taken`: said where another record has it, or had it.
   */
  | { kind: "slug"; from: string; unnamed: string; taken: ErrorKey }
);
/** A column that a verb of the area writes itself; says why. */
export interface Own {
  kind: "own";
  why: string;
}
