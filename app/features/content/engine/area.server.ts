import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import type { RecordRow, TextRow } from "#db/tables/record-columns";
import type { FACTS } from "~/features/audit/content-area.server";
import type { Editor } from "~/features/audit/content-audit.server";
import type { AreaKey, AreaText } from "~/locales/areas";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import type { ErrorKey, FieldErrors } from "~/server/failed-form.server";
import type { TextKey } from "~/server/i18n.server";
import type { IconName } from "~/ui/art/icons";
import type { FactField, Own, WordField } from "./fields";

/** The id of the record of an area that has but one. */
export const ONLY_RECORD = "1";

/** One form of a record: its words in a language, or its facts, which all languages share. */
export type Part = Language | typeof FACTS;
/** Values by field name, which is the column's name. */
export type Values = Readonly<Record<string, string>>;
export type Row = Readonly<Record<string, string | number | null>>;

type Table = keyof Schema;
/** Columns that are not facts; those from `position` on only in areas that declare them. */
type RowColumn =
  | keyof RecordRow
  | "position"
  | "picture_id"
  | "published_at"
  | "reason"
  | "submission_key"
  | "content_hash";
export type FactName<M extends Table> = Exclude<keyof Schema[M] & string, RowColumn>;
export type WordName<T extends Table | null> = T extends Table
  ? Exclude<keyof Schema[T] & string, keyof TextRow>
  : never;

export interface FoundText {
  language: Language;
  words: Values;
  /** Counts changes of these words. */
  version: number;
  /** Version of the English words that these were last compared with. */
  englishVersion: number;
  /** ISO 8601 UTC. */
  updatedAt: string;
}

/** A record for coordinators, draft or published. */
export interface Found {
  id: string;
  status: "draft" | "published";
  sample: boolean;
  /** Counts every change except moves within an order. */
  version: number;
  factsVersion: number;
  /** ISO 8601 UTC. */
  updatedAt: string;
  pictureIds: readonly string[];
  facts: Values;
  texts: Partial<Record<Language, FoundText>>;
  row: Row;
}

export interface Check {
  isDone: boolean;
  text: string;
  /** The part where it can be done. */
  part?: Part;
}

/** A box beside the form: facts about the record, with links to the area's own pages. */
export interface Panel {
  title: string;
  text?: string;
  entries?: readonly { term: string; value: string; href?: string }[];
  /** Small print at the end. */
  hint?: string;
  links?: readonly { href: string; label: string }[];
}

/** A preview of unsaved words. */
export interface Look {
  title: string;
  lead: string;
  html: string;
}

/** An area of content: its declaration for engine and dashboard. Optional members are plugs (README.md). */
export interface Area {
  /** Its address below the dashboard, and its key in the audit. */
  key: AreaKey;
  table: Table;
  /** Table of the words; null if records have none. */
  texts: Table | null;
  icon: IconName;
  /** Has one record (`ONLY_RECORD`), which is public, opens on its facts, and is never added or deleted. */
  single?: true;
  text: Readonly<Record<Language, AreaText>>;
  /** In the order of the page. */
  words: Readonly<Record<string, WordField>>;
  facts: Readonly<Record<string, FactField | Own>>;
  /** The field with the record's name. */
  calledBy: string;
  /** Fields of the form that adds a record; default: all words and the required facts. */
  asks?: readonly string[];
  /** The place of a new record in an ordered area; default: records are sorted by last change. */
  order?: "last" | "first";
  /** Records have a picture, in the column `picture_id`. */
  hasPicture?: true;
  /** Records have several ordered pictures, in a table of their own; the first is the cover. */
  pictures?: { table: Table; most: number };
  /** Facts that must be filled in together or not at all. */
  whole?: readonly { of: readonly string[]; error: TextKey }[];
  /** First values of a new record, from its form's values. */
  begin?: (typed: Values) => { words?: Values; facts?: Values };
  /** Errors that keep a part from being saved. */
  refuse?: (found: Found, part: Part, values: Values, now: Date) => FieldErrors | null;
  /** Completes facts before they are stored, if some follow from others. */
  settle?: (facts: Values) => Values;
  /** Own columns, or the status, that follow from the facts. */
  derive?: (found: Found, facts: Values, by: Editor, now: Date) => Row;
  /** Earlier facts that may be restored; null: none of them. */
  mayPutBack?: (earlier: Values, now: Values) => Values | null;
  publication?: {
    /** Further fields of the publishing form; they need labels like facts, but no columns. */
    fields?: Readonly<Record<string, FactField>>;
    /** `published_at` may lie in the future; until then the record is not public. */
    isTimed?: true;
    /**
     * Refusing or unpublishing a record needs a reason, in the column `reason`; a draft without one waits to be
     * read.
     */
    asksReason?: true;
    /** Errors of the publishing form. */
    refuse?: (values: Values) => FieldErrors | null;
    /** Own columns that change with publishing or unpublishing. */
    columns?: (found: Found, isPublished: boolean, now: Date, values: Values) => Row;
    /** The reason why families do not see a published record, as a sentence; null if they do. */
    unseen?: (db: Queryable, found: Found, language: Language) => Promise<string | null>;
    /** The reason why it may not be published, although its English is complete. */
    mayPublish?: (found: Found) => TextKey | null;
  };
  /** Checklist lines besides languages, picture and sample. */
  checks?: (
    found: Found,
    language: Language,
    now: Date,
    db: Queryable,
  ) => readonly Check[] | Promise<readonly Check[]>;
  /** Renders unsaved words, for a preview button. */
  look?: (words: Values, written: Language) => Look;
  /** Toast after adding, and message after an exception. */
  messages?: { added: TextKey; failed: ErrorKey };
  /** The area's own boxes beside the form. */
  panels?: (context: Context, found: Found, language: Language) => Promise<readonly Panel[]>;
  /** Default: a sample becomes a real record when its English name changes. */
  isStillSample?: (before: Found, part: Part, after: Values) => boolean;
  list?: {
    /** The word below a record's name, or a function that makes the line. */
    more?: string | ((found: Found, language: Language) => string);
    /** The choice for filtering the list. */
    filter?: string;
    /** Only this many are public; the list says so (`shown`). */
    most?: number;
    /** Own columns that the search reads too, in lower case. */
    searched?: readonly string[];
  };
  /** True if somebody's consent is recorded, which can be withdrawn (`:id/withdrawal`) even in the bin. */
  hasConsent?: (row: Row) => boolean;
  /**
   * Address of the public page. Omitted if only coordinators use the records; their texts are `editing.inHouse`.
   */
  site?: (found: Found, language: Language) => string;
}

/** An area with its tables' types: a column without a field does not compile. */
export interface AreaSpec<M extends Table, T extends Table | null> extends Area {
  table: M;
  texts: T;
  words: { readonly [Column in WordName<T>]: WordField };
  facts: { readonly [Column in FactName<M>]: FactField | Own };
  calledBy: WordName<T> | FactName<M>;
  text: Readonly<
    Record<Language, AreaText & { fields: Record<WordName<T> | FactName<M>, string> }>
  >;
}

export const defineArea = <const M extends Table, const T extends Table | null>(
  area: AreaSpec<M, T>,
): AreaSpec<M, T> => area;
