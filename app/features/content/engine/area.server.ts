import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import type { RecordRow, TextRow } from "#db/tables/record-columns";
import type { Editor } from "~/features/audit/content-audit.server";
import type { FACTS } from "~/features/revisions/content-area.server";
import type { AreaKey, AreaText } from "~/locales/areas";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import type { ErrorKey, FieldErrors } from "~/server/failed-form.server";
import type { TextKey } from "~/server/i18n.server";
import type { IconName } from "~/ui/art/icons";
import type { FactField, Own, WordField } from "./fields";

/** One form of a record: its words in a language, or its facts, which are the same in all of them. */
export type Part = Language | typeof FACTS;
/** Values by the names of fields, which are the names of columns. */
export type Values = Readonly<Record<string, string>>;
export type Row = Readonly<Record<string, string | number | null>>;

type Table = keyof Schema;
/** Columns that are no facts; those from `position` on only where the area declares them. */
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
  /** Counts the changes of these words. */
  version: number;
  /** The version of the English that they were last held against. */
  englishVersion: number;
  /** ISO 8601 UTC. */
  updatedAt: string;
}

/** A record as coordinators see it, drafts too. */
export interface Found {
  id: string;
  status: "draft" | "published";
  sample: boolean;
  /** Counts every change but moves in an order. */
  version: number;
  factsVersion: number;
  /** ISO 8601 UTC. */
  updatedAt: string;
  pictureIds: readonly string[];
  facts: Values;
  texts: Partial<Record<Language, FoundText>>;
  /** The row as it is stored. */
  row: Row;
}

/** A line of the publishing checklist. */
export interface Check {
  isDone: boolean;
  text: string;
  /** The part in which it can be done. */
  part?: Part;
}

/** A box beside the form: what is known of a record, and the way to a page of the area's own. */
export interface Panel {
  title: string;
  text?: string;
  entries?: readonly { term: string; value: string; href?: string }[];
  /** Below all that, quietly. */
  hint?: string;
  links?: readonly { href: string; label: string }[];
}

/** Words as they will look. */
export interface Look {
  title: string;
  lead: string;
  html: string;
}

/** An area of content, as the engine and the desk read it. Everything optional is a plug: README.md. */
export interface Area {
  /** Its address below the dashboard, and its name in the audit. */
  key: AreaKey;
  table: Table;
  /** Null where records have no words in languages. */
  texts: Table | null;
  icon: IconName;
  text: Readonly<Record<Language, AreaText>>;
  /** In the order of the page. */
  words: Readonly<Record<string, WordField>>;
  facts: Readonly<Record<string, FactField | Own>>;
  /** The field that a record is called by. */
  calledBy: string;
  /** Fields of the form that adds a record; all words and the required facts, if left out. */
  asks?: readonly string[];
  /** Where a new record goes, in an area whose order is set; left out: the newest change first. */
  order?: "last" | "first";
  /** Has a picture, in the column `picture_id`. */
  hasPicture?: true;
  /** Has several pictures in an order, in a table of their own; the first stands for the record. */
  pictures?: { table: Table; most: number };
  /** All of these facts or none of them. */
  whole?: readonly { of: readonly string[]; error: TextKey }[];
  /** First values of a new record, from those of its form. */
  begin?: (typed: Values) => { words?: Values; facts?: Values };
  /** Why a part may not be written so. */
  refuse?: (found: Found, part: Part, values: Values, now: Date) => FieldErrors | null;
  /** Facts as they are stored, where some follow from others. */
  settle?: (facts: Values) => Values;
  /** Own columns, or the status, that follow from the facts. */
  derive?: (found: Found, facts: Values, by: Editor, now: Date) => Row;
  /** Earlier facts as they may come back, in place of those now; null: not at all. */
  mayPutBack?: (earlier: Values, now: Values) => Values | null;
  publication?: {
    /** Asked of who publishes a draft; they have labels as facts have, and are no columns. */
    fields?: Readonly<Record<string, FactField>>;
    /** Its time, in `published_at`, may be still to come: until then nobody sees the record. */
    isTimed?: true;
    /**
     * Whoever refuses a draft, or takes a record off the site, says why, in the column `reason`: a draft
     * without one waits to be read.
     */
    asksReason?: true;
    /** Why it may not be published so. */
    refuse?: (values: Values) => FieldErrors | null;
    /** Own columns that follow from a publication, or its end. */
    columns?: (found: Found, isPublished: boolean, now: Date, values: Values) => Row;
    /** Why it may not be published, though its English is whole. */
    mayPublish?: (found: Found) => TextKey | null;
  };
  /** Lines of the checklist beside languages, picture and sample. */
  checks?: (
    found: Found,
    language: Language,
    now: Date,
    db: Queryable,
  ) => readonly Check[] | Promise<readonly Check[]>;
  /** Draws words that are typed, for a button of their form; nothing of them is saved. */
  look?: (words: Values, written: Language) => Look;
  /** The toast of a new record, and the error of a form that broke. */
  messages?: { added: TextKey; failed: ErrorKey };
  /** Boxes of the area's own beside the form. */
  panels?: (context: Context, found: Found, language: Language) => Promise<readonly Panel[]>;
  /** Left out: a sample is one until its English name changes. */
  isStillSample?: (before: Found, part: Part, after: Values) => boolean;
  list?: {
    /** The word below a record's name, or a line that is made of it. */
    more?: string | ((found: Found, language: Language) => string);
    /** The choice by which the list can be filtered. */
    filter?: string;
    /** No more than these first are public: the list says so (`shown`). */
    most?: number;
    /** Own columns that the search reads too, in small letters. */
    searched?: readonly string[];
  };
  /** Somebody agreed to it, and may withdraw that (`:id/withdrawal`) while it lies in the bin. */
  hasConsent?: (row: Row) => boolean;
  /** Erases what hangs on records without a foreign key, when the bin is emptied. */
  erasedWith?: (trx: Queryable, ids: readonly string[]) => Promise<void>;
  /** The public page; left out where there is none. */
  site?: (found: Found, language: Language) => string;
}

/** An area by its tables: each column needs its field, or does not compile. */
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
