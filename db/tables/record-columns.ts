import type { Language } from "~/locales/languages";
import { type AllOf, type Described, type TableColumns, table } from "../column-kinds";
import type { Flag, Timestamp, Version, Words } from "../column-values";

/**
 * Columns that the records of all content areas have. `recordTable` in
 * `db/migrations/initial/columns.ts` creates them.
 */
export interface RecordRow {
  id: string;
  status: "draft" | "published";
  sample: Flag;
  /** Counts changes to the texts, facts and status, but not to the order. */
  version: Version;
  facts_version: Version;
  /** The folded facts, for the search in the list. */
  search_text: Words;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** Time of deletion; null if it is not in the bin. */
  deleted_at: Timestamp | null;
}

/** Columns of a record's texts in one language (`textTable`). */
export interface TextRow {
  record_id: string;
  language: Language;
  /** Counts changes to these texts. */
  version: Version;
  /**
   * Version of the English with which the translation was last compared; for English its own
   * version.
   */
  english_version: Version;
  /** The folded texts, for the search in the list. */
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

/** Describes a table of records; takes only the columns that not all areas have. */
export const recordTable =
  <Row extends RecordRow>() =>
  <const Columns extends Own<Row>>(
    columns: Columns & AllOf<Exclude<keyof Row, keyof RecordRow>, Columns>,
  ) =>
    withShared<RecordRow, Row, Columns>(columns, [
      "id",
      "status",
      "sample",
      "version",
      "facts_version",
      "created_at",
      "updated_at",
      "deleted_at",
    ]);

/** Describes a table of records' texts; takes only the columns that not all areas have. */
export const textTable =
  <Row extends TextRow>() =>
  <const Columns extends Own<Row>>(
    columns: Columns & AllOf<Exclude<keyof Row, keyof TextRow>, Columns>,
  ) =>
    withShared<TextRow, Row, Columns>(columns, [
      "record_id",
      "language",
      "version",
      "english_version",
      "updated_at",
    ]);

/** Describes a table with the records' pictures. */
export const pictureTable = table<PictureRow>()({
  notPersonal: { "which pictures": ["record_id", "picture_id", "position"] },
  download: [],
});

/** Adds the columns that all areas have. If `columns.kept` is set, `search_text` is kept, too. */
function withShared<Shared, Row extends Shared, Columns extends Own<Row>>(
  columns: Columns,
  shared: readonly (keyof Shared & string)[],
): Described<Row, Columns & TableColumns<Row>> {
  const folded = { "the words once more, folded": ["search_text"] };
  return {
    ends: columns.kept && "publication",
    download: [],
    ...columns,
    kept: columns.kept && { ...columns.kept, ...folded },
    notPersonal: {
      ...columns.notPersonal,
      "of every record": shared,
      ...(columns.kept ? {} : folded),
    },
  };
}
