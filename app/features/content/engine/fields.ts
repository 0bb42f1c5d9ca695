import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import type { ErrorKey, FieldErrors, ValidationKey } from "~/server/failed-form.server";

/**
 * `required`: even a draft needs it in English. `optional`: publishing does not need it; a translation needs it
 * only if English has it.
 */
interface TextField {
  kind: "line" | "sentence" | "text";
  max: number;
  required?: ValidationKey;
  optional?: true;
  /** The error of words that may not be saved, in any language. */
  check?: (words: string) => FieldErrors[""] | null;
}

/** A list; English decides on its lines and their order. It may be empty. */
export interface ListField {
  kind: "lines";
  /** Longest line, in characters. */
  max: number;
  most: number;
}
export type WordField = TextField | ListField;

type Names = (language: Language) => Readonly<Record<string, string>>;
/** A record to choose: id and name. */
interface Offered {
  value: string;
  label: string;
}
/** `required`: even a draft needs it. `apart`: a page of its own writes it, not the form of facts. */
export type FactField = { required?: ValidationKey; apart?: true } & (
  | { kind: "line"; max: number }
  | { kind: "text"; max: number }
  /** `sorted`: options are sorted by name. `ofRecords`: others are records erased meanwhile. */
  | { kind: "choice"; of: readonly string[]; names: Names; sorted?: true; ofRecords?: true }
  /** Another record's id; `withChoices` loads the names of the options. */
  | { kind: "record"; offered: (db: Context["db"], language: Language) => Promise<Offered[]> }
  /** Several of a list, stored one per line. */
  | { kind: "set"; of: readonly string[]; names: Names }
  /** The same, in an order that coordinators set. */
  | { kind: "picks"; of: readonly string[]; names: Names }
  /** Coordinates; a map's link may be typed: "13.746, 100.552". */
  | { kind: "place" }
  /** Amounts from and to, with their currency, for each key; stored one per line: "hotel-booking 20 90 USD". */
  | { kind: "ranges"; of: readonly string[]; names: Names; currencies: readonly string[] }
  /** A flag; "on" if ticked. `names`: labels of "on" and "off". */
  | { kind: "tick"; names: Names }
  /** `2026-03-17`; with `month` also `2026-03`. `past`: error for a day in the future. */
  | { kind: "day"; month?: true; past?: ErrorKey }
  /** `21:30`. */
  | { kind: "time" }
  /** A web address. `page`: must be HTTPS and have a path, on one of `hosts` if given. */
  | { kind: "link"; page?: { hosts?: readonly string[]; error: ValidationKey } }
  | { kind: "phone" }
  | { kind: "email" }
  /** The canonical address of a video. */
  | { kind: "video" }
  /**
   * End of the public address, in the column `slug`. `from`: the word that suggests it; `unnamed`: the
   * suggestion without Latin letters; `taken`: error if a record has or had it.
   */
  | { kind: "slug"; from: string; unnamed: string; taken: ErrorKey }
);
/** A column that a verb of the area writes itself, and the reason. */
export interface Own {
  kind: "own";
  why: string;
}
