import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import type { ErrorKey, FieldErrors, ValidationKey } from "~/server/returned-form.server";

/**
 * `required`: even a draft needs it in English. `optional`: a record can be published without it; a translation
 * needs it only if English has it.
 */
interface TextField {
  kind: "line" | "sentence" | "text";
  max: number;
  required?: ValidationKey;
  optional?: true;
  /** Returns the error if the text must not be saved, in any language; otherwise null. */
  check?: (words: string) => FieldErrors[""] | null;
}

/** A list, which may be empty. The English list determines the number and order of lines. */
export interface ListField {
  kind: "lines";
  /** Maximum length of a line, in characters. */
  max: number;
  maxLines: number;
}
export type WordField = TextField | ListField;

type Names = (language: Language) => Readonly<Record<string, string>>;
/** An option that stands for a record: its id and name. */
interface RecordOption {
  value: string;
  label: string;
}
/**
 * `required`: even a draft needs it. `isSeparate`: the facts form omits it; a separate page writes it,
 * or only the form that adds the record.
 */
export type FactField = { required?: ValidationKey; isSeparate?: true } & (
  | { kind: "line"; max: number }
  | { kind: "text"; max: number }
  /**
   * `sorted`: options are sorted by name. `ofRecords`: the options are records, so an unknown value is an erased
   * record.
   */
  | { kind: "choice"; of: readonly string[]; names: Names; sorted?: true; ofRecords?: true }
  /** The id of another record; `withChoices` loads the options and their names. */
  | { kind: "record"; options: (db: Context["db"], language: Language) => Promise<RecordOption[]> }
  /** Several options of a list, stored one per line. */
  | { kind: "set"; of: readonly string[]; names: Names }
  /** Several options of a list, in an order that coordinators choose. */
  | { kind: "picks"; of: readonly string[]; names: Names }
  /** Coordinates such as "13.746, 100.552"; coordinators may also enter a link to a map. */
  | { kind: "place" }
  /** For each key, a range of amounts and their currency. Stored one per line: "hotel-booking 20 90 USD". */
  | { kind: "ranges"; of: readonly string[]; names: Names; currencies: readonly string[] }
  /** A checkbox; its value is "on" if ticked. `names`: the labels of "on" and "off". */
  | { kind: "tick"; names: Names }
  /** A date, `2026-03-17`; with `month` also `2026-03`. `past`: the error for a date in the future. */
  | { kind: "day"; month?: true; past?: ErrorKey }
  /** `21:30`. */
  | { kind: "time" }
  /** A URL. With `page`, it must use HTTPS and have a path, and its host must be one of `hosts`, if given. */
  | { kind: "link"; page?: { hosts?: readonly string[]; error: ValidationKey } }
  | { kind: "phone" }
  | { kind: "email" }
  /** The canonical URL of a video. */
  | { kind: "video" }
  /**
   * The last part of the public URL (column `slug`). `from`: text field for the suggestion;
   * `unnamed`: suggestion for a text without Latin letters; `taken`: error if another record uses it.
   */
  | { kind: "slug"; from: string; unnamed: string; taken: ErrorKey }
);
/** A column that the area's own code writes; `why` gives the reason. */
export interface OwnColumn {
  kind: "own";
  why: string;
}
