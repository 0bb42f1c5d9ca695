import type { Updateable } from "kysely";

/**
 * Rules for deleting a row or emptying a column after a period; the periods are in
 * `app/features/upkeep`.
 */
export type RetentionRule =
  | "requests"
  | "papers"
  | "stories"
  | "story-addresses"
  | "audit"
  | "sessions"
  | "kept-forms"
  | "passkey-challenges"
  | "links"
  | "mails"
  | "mail-words"
  | "erasure-notes"
  | "bin"
  | "revisions";

type Column<Table> = Extract<keyof Table, string>;
/** The columns for each reason. */
type Reasons<Table> = Readonly<Record<string, readonly Column<Table>[]>>;

/**
 * Privacy rules for a table's columns. Each column must be in one of the first five lists; `table`
 * and `tests/http/personal-columns` check that.
 */
export interface TableColumns<Table> {
  /** Personal; replaced by this value when the person is erased. */
  erased?: Readonly<Updateable<Table>>;
  /** Personal; at erasure replaced by a value that reveals nothing about the person. */
  replaced?: Reasons<Table>;
  /** Personal; its row is deleted at erasure. */
  deleted?: readonly Column<Table>[];
  /** Personal, and kept after erasure. */
  kept?: Reasons<Table>;
  notPersonal: Reasons<Table>;
  /**
   * Columns in a person's own copy of the data, in order; empty if the copy leaves out the table.
   */
  download: readonly Column<Table>[];
  /** Personal, but left out of the copy, although it contains other columns of the row. */
  withheld?: Reasons<Table>;
  /** Rule or event after which a row with personal data is deleted or erased. */
  ends?: RetentionRule | "account" | "publication";
  /** Rules for columns that are emptied before their row is deleted. */
  sooner?: { readonly [Name in Column<Table>]?: RetentionRule };
}

type NamesIn<Lists> =
  Lists extends Readonly<Record<string, readonly (infer Name)[]>> ? Name : never;
/** Columns in one of the five lists. */
type ListedColumns<Columns> =
  | (Columns extends { erased: infer Erased } ? keyof Erased : never)
  | (Columns extends { deleted: readonly (infer Name)[] } ? Name : never)
  | (Columns extends { replaced: infer Reasons } ? NamesIn<Reasons> : never)
  | (Columns extends { kept: infer Reasons } ? NamesIn<Reasons> : never)
  | (Columns extends { notPersonal: infer Reasons } ? NamesIn<Reasons> : never);
/** A type error with the names of the columns that are in no list. */
export type AllOf<Names, Columns> = [Exclude<Names, ListedColumns<Columns>>] extends [never]
  ? unknown
  : { "says nothing of": Exclude<Names, ListedColumns<Columns>> };

declare const row: unique symbol;
/** A table's columns, and the type of its rows. */
export type Described<Table, Columns = TableColumns<Table>> = Columns & { readonly [row]?: Table };

/** Describes a table's columns in its file of `db/tables/`. */
export const table =
  <Table>() =>
  <const Columns extends TableColumns<Table>>(
    columns: Columns & AllOf<Column<Table>, Columns>,
  ): Described<Table, Columns> =>
    columns;
