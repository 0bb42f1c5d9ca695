import type { Updateable } from "kysely";

/** Rules that end the keeping of a row or a column; their periods are in `app/features/upkeep`. */
export type RetentionRule =
  | "requests"
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
/** Reasons, each with its columns. */
type Reasons<Table> = Readonly<Record<string, readonly Column<Table>[]>>;

/**
 * Treatment of a table's columns. Each column stands in one of the first five lists, which `table`
 * and `tests/http/personal-columns` check.
 */
export interface TableColumns<Table> {
  /** Personal; replaced by this value when the person is erased. */
  erased?: Readonly<Updateable<Table>>;
  /** Personal; replaced at erasure by something that says nothing of the person. */
  replaced?: Reasons<Table>;
  /** Personal; its row is deleted at erasure. */
  deleted?: readonly Column<Table>[];
  /** Personal, and kept after erasure. */
  kept?: Reasons<Table>;
  notPersonal: Reasons<Table>;
  /** Columns of a person's own copy, in its order; empty if the table has none. */
  download: readonly Column<Table>[];
  /** Personal, but left out of a copy that has the rest of the row. */
  withheld?: Reasons<Table>;
  /** Event that ends a row with something personal in it. */
  ends?: RetentionRule | "account" | "publication";
  /** Rules that end a column before its row. */
  sooner?: { readonly [Name in Column<Table>]?: RetentionRule };
}

type In<Lists> = Lists extends Readonly<Record<string, readonly (infer Name)[]>> ? Name : never;
/** Columns in one of the five lists. */
type Said<Columns> =
  | (Columns extends { erased: infer Erased } ? keyof Erased : never)
  | (Columns extends { deleted: readonly (infer Name)[] } ? Name : never)
  | (Columns extends { replaced: infer Reasons } ? In<Reasons> : never)
  | (Columns extends { kept: infer Reasons } ? In<Reasons> : never)
  | (Columns extends { notPersonal: infer Reasons } ? In<Reasons> : never);
/** Type error that names the columns in no list. */
export type AllOf<Names, Columns> = [Exclude<Names, Said<Columns>>] extends [never]
  ? unknown
  : { "says nothing of": Exclude<Names, Said<Columns>> };

declare const row: unique symbol;
/** A table's columns, and the type of its rows. */
export type Described<Table, Columns = TableColumns<Table>> = Columns & { readonly [row]?: Table };

/** Describes a table in its room's file. */
export const table =
  <Table>() =>
  <const Columns extends TableColumns<Table>>(
    columns: Columns & AllOf<Column<Table>, Columns>,
  ): Described<Table, Columns> =>
    columns;
