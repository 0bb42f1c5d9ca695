import type { Language } from "~/locales/languages";
import { type AllOf, type Described, type TableColumns, table } from "../column-kinds";
import type { Flag, Timestamp, Version, Words } from "../column-values";

/** Columns of the records of every area of content, as `recordTable` of the migrations lays them. */
export interface RecordRow {
  id: string;
  status: "draft" | "published";
  sample: Flag;
  /** Counts changes of words, facts and status, but not of the order. */
  version: Version;
  facts_version: Version;
  /** The facts, folded, for the list's search. */
  search_text: Words;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** Null: not in the bin. */
  deleted_at: Timestamp | null;
}

/** Columns of a record's words in a language (`textTable`). */
export interface TextRow {
  record_id: string;
  language: Language;
  /** Counts changes of these words. */
  version: Version;
  /** Version of the English that the translation was checked against; for English, its own. */
  english_version: Version;
  /** The words, folded, for the list's search. */
  search_text: Words;
  updated_at: Timestamp;
}

/** Pictures chosen from the library, in order (`pictureTable`). The first represents the record. */
export interface PictureRow {
  record_id: string;
  picture_id: string;
  position: number;
}

type Own<Row> = Partial<TableColumns<Row>>;

/** Describes a table of records by its own columns. */
export const recordTable =
  <Row extends RecordRow>() =>
  <const Columns extends Own<Row>>(
    own: Columns & AllOf<Exclude<keyof Row, keyof RecordRow>, Columns>,
  ) =>
    withShared<RecordRow, Row, Columns>(own, [
      "id",
      "status",
      "sample",
      "version",
      "facts_version",
      "created_at",
      "updated_at",
      "deleted_at",
    ]);

/** Describes a table of their words by its own columns. */
export const textTable =
  <Row extends TextRow>() =>
  <const Columns extends Own<Row>>(
    own: Columns & AllOf<Exclude<keyof Row, keyof TextRow>, Columns>,
  ) =>
    withShared<TextRow, Row, Columns>(own, [
      "record_id",
      "language",
      "version",
      "english_version",
      "updated_at",
    ]);

/** A table of a record's pictures. */
export const pictureTable = table<PictureRow>()({
  notPersonal: { "which pictures": ["record_id", "picture_id", "position"] },
  download: [],
});

/** Adds the columns of all areas. The search text repeats personal data. */
function withShared<Shared, Row extends Shared, Columns extends Own<Row>>(
  own: Columns,
  shared: readonly (keyof Shared & string)[],
): Described<Row, Columns & TableColumns<Row>> {
  const folded = { "the words once more, folded": ["search_text"] };
  return {
    ends: own.kept && "publication",
    download: [],
    ...own,
    kept: own.kept && { ...own.kept, ...folded },
    notPersonal: { ...own.notPersonal, "of every record": shared, ...(own.kept ? {} : folded) },
  };
}
