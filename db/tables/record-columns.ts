import type { Generated } from "kysely";
import type { Language } from "~/locales/languages";
import { type AllOf, type Described, type TableColumns, table } from "../column-kinds";
import type { Flag, Timestamp, Version } from "../column-values";

/** Columns of the records of every area of content, as `recordTable` of the migrations lays them. */
export interface RecordRow {
  id: string;
  status: "draft" | "published";
  sample: Flag;
  /** Counts the changes of words, facts and status, not of the place in the order. */
  version: Version;
  facts_version: Version;
  /** The facts, folded, for the list's search. */
  search_text: Generated<string>;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** When it was put into the bin; null: it is not there. */
  deleted_at: Timestamp | null;
}

/** Columns of their words in a language (`textTable`). */
export interface TextRow {
  record_id: string;
  language: Language;
  /** Counts the changes of these words. */
  version: Version;
  /** The version of the English that these words were last held against; English has its own. */
  english_version: Version;
  /** The words, folded, for the list's search. */
  search_text: Generated<string>;
  updated_at: Timestamp;
}

/** Pictures that coordinators chose from the library, in their order (`pictureTable`). The first stands for the record. */
export interface PictureRow {
  record_id: string;
  picture_id: string;
  position: number;
}

type Own<Row> = Partial<TableColumns<Row>>;

/** Describes a table of records by the columns of its own. */
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

/** Describes a table of their words, likewise. */
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

/** A table of their pictures. */
export const pictureTable = table<PictureRow>()({
  notPersonal: { "which pictures": ["record_id", "picture_id", "position"] },
  download: [],
});

/** Adds the columns of all areas. The folded text repeats what is personal. */
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
