import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import type { RecordRow, TextRow } from "#db/tables/record-columns";
import type { FACTS } from "~/features/audit/content-area.server";
import type { Editor } from "~/features/audit/content-audit.server";
import type { AreaKey, AreaText } from "~/locales/areas";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import type { TextKey } from "~/server/i18n.server";
import type { ErrorKey, FieldErrors } from "~/server/returned-form.server";
import type { IconName } from "~/ui/art/icons";
import type { FactField, OwnColumn, WordField } from "./fields";

/** The id of the record in an area with only one record. */
export const ONLY_RECORD = "1";

/** A part of a record that has its own form: the texts in one language, or the facts, which all languages share. */
export type Part = Language | typeof FACTS;
/** Values by field name. A field has the same name as its column. */
export type Values = Readonly<Record<string, string>>;
export type Row = Readonly<Record<string, string | number | null>>;

type Table = keyof Schema;
/** Columns that are not facts. Only areas that declare them have `position` and the columns after it. */
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

export interface RecordText {
  language: Language;
  words: Values;
  /** The number of changes to these texts. */
  version: number;
  /** The version of the English texts with which these were last compared. */
  englishVersion: number;
  /** ISO 8601 UTC. */
  updatedAt: string;
}

/** A record as coordinators see it, draft or published. */
export interface AreaRecord {
  id: string;
  status: "draft" | "published";
  sample: boolean;
  /** The number of changes to the record, except moves within the order. */
  version: number;
  factsVersion: number;
  /** ISO 8601 UTC. */
  updatedAt: string;
  pictureIds: readonly string[];
  facts: Values;
  texts: Partial<Record<Language, RecordText>>;
  row: Row;
}

export interface Check {
  isDone: boolean;
  text: string;
  /** The part in which the coordinator can complete this check. */
  part?: Part;
}

/** A box beside the form with information about the record and links to the area's own pages. */
export interface Panel {
  title: string;
  text?: string;
  entries?: readonly { term: string; value: string; href?: string }[];
  /** Small print at the end of the box. */
  hint?: string;
  links?: readonly { href: string; label: string }[];
}

/** A preview of unsaved texts. */
export interface TextPreview {
  title: string;
  lead: string;
  html: string;
}

/** Declares an area of content to the engine and the dashboard. Optional members are plugs (README.md). */
export interface Area {
  /** The area's path segment in the dashboard, and its key in the audit log. */
  key: AreaKey;
  table: Table;
  /** The table of the texts; null if records have no texts. */
  texts: Table | null;
  icon: IconName;
  /**
   * The area has one record (`ONLY_RECORD`). It is public, its page opens on the facts, and it is never added or
   * deleted.
   */
  single?: true;
  text: Readonly<Record<Language, AreaText>>;
  /** The text fields, in the order in which the page shows them. */
  words: Readonly<Record<string, WordField>>;
  facts: Readonly<Record<string, FactField | OwnColumn>>;
  /** The name of the field that contains the record's name. */
  nameField: string;
  /** The fields of the form that adds a record; default: all texts and the required facts. */
  newFields?: readonly string[];
  /** The position of a new record in an ordered area. Without it, records are sorted by their last change. */
  order?: "last" | "first";
  /** Each record has one picture, in the column `picture_id`. */
  hasPicture?: true;
  /** Each record has several ordered pictures in a separate table; the first is the cover. */
  pictures?: { table: Table; max: number };
  /** Groups of facts that must all be filled in, or all be empty. */
  allOrNone?: readonly { of: readonly string[]; error: TextKey }[];
  /** Computes initial values of a new record from the values of its form. */
  initialValues?: (typed: Values) => { words?: Values; facts?: Values };
  /** Errors that prevent a part from being saved. */
  partErrors?: (found: AreaRecord, part: Part, values: Values, now: Date) => FieldErrors | null;
  /** Completes facts before they are stored, if some depend on others. */
  completeFacts?: (facts: Values) => Values;
  /** Computes the area's own columns, or the status, from the facts. */
  derive?: (found: AreaRecord, facts: Values, by: Editor, now: Date) => Row;
  /** Returns the earlier facts that may be restored; null if none may. */
  restorableFacts?: (earlier: Values, current: Values) => Values | null;
  publication?: {
    /** Additional fields of the publishing form. They need labels, as facts do, but no columns. */
    fields?: Readonly<Record<string, FactField>>;
    /** `published_at` may be in the future; the record is not public until then. */
    isTimed?: true;
    /**
     * Refusing or unpublishing a record requires a reason, stored in the column `reason`. A draft without a reason
     * waits for review.
     */
    asksReason?: true;
    /** Validates the publishing form. */
    formErrors?: (values: Values) => FieldErrors | null;
    /** The area's own columns that change when a record is published or unpublished. */
    columns?: (found: AreaRecord, isPublished: boolean, now: Date, values: Values) => Row;
    /** A sentence that explains why families cannot see a published record; null if they can. */
    hiddenReason?: (db: Queryable, found: AreaRecord, language: Language) => Promise<string | null>;
    /** The reason why a record must not be published although its English texts are complete. */
    publishBlocker?: (found: AreaRecord) => TextKey | null;
  };
  /** Checklist lines in addition to those for languages, picture and sample. */
  checks?: (
    found: AreaRecord,
    language: Language,
    now: Date,
    db: Queryable,
  ) => readonly Check[] | Promise<readonly Check[]>;
  /** Renders a preview of unsaved texts for a preview button. */
  previewOf?: (words: Values, textLanguage: Language) => TextPreview;
  /** The toast after a record is added, and the message after an exception. */
  messages?: { added: TextKey; failed: ErrorKey };
  /** The area's own boxes, shown beside the form. */
  panels?: (context: Context, found: AreaRecord, language: Language) => Promise<readonly Panel[]>;
  /**
   * True if a sample is still a sample after a change. By default, a new English name makes it a real record.
   */
  isStillSample?: (before: AreaRecord, part: Part, after: Values) => boolean;
  list?: {
    /** The text field shown below a record's name, or a function that returns that line. */
    more?: string | ((found: AreaRecord, language: Language) => string);
    /** The choice fact by which the list can be filtered. */
    filter?: string;
    /** Maximum number of public records; the list mentions it (`shown`). */
    maxPublic?: number;
    /** Additional columns that the search reads; their values are in lower case. */
    searchColumns?: readonly string[];
  };
  /** True if a consent can be withdrawn (`:id/withdrawal`), even if the record is in the bin. */
  hasConsent?: (row: Row) => boolean;
  /** Path of the public page. Areas without one omit it and show the texts in `editing.inHouse`. */
  site?: (found: AreaRecord, language: Language) => string;
}

/** An area with the types of its tables. A column without a field is a compile error. */
export interface AreaSpec<M extends Table, T extends Table | null> extends Area {
  table: M;
  texts: T;
  words: { readonly [Column in WordName<T>]: WordField };
  facts: { readonly [Column in FactName<M>]: FactField | OwnColumn };
  nameField: WordName<T> | FactName<M>;
  text: Readonly<
    Record<Language, AreaText & { fields: Record<WordName<T> | FactName<M>, string> }>
  >;
}

export const defineArea = <const M extends Table, const T extends Table | null>(
  area: AreaSpec<M, T>,
): AreaSpec<M, T> => area;
