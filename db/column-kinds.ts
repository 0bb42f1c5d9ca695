import type { Updateable } from "kysely";

/** Rules that end the keeping of a row or a column; `app/features/upkeep` says after how long. */
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
/** Reasons, each with the columns that it holds for. */
type Reasons<Table> = Readonly<Record<string, readonly Column<Table>[]>>;

/**
 * What each column of a table is. Each stands in one of the first five; `tests/http/personal-columns`
 * fails on one that stands in none, and on one with which something else is done.
 */
export interface TableColumns<Table> {
  /** Personal: what is put in its place when the person has everything erased. */
  erased?: Readonly<Updateable<Table>>;
  /** Personal: replaced then by what says nothing of the person. */
  replaced?: Reasons<Table>;
  /** Personal: its row is deleted then. */
  deleted?: readonly Column<Table>[];
  /** Personal, and kept even then. */
  kept?: Reasons<Table>;
  notPersonal: Reasons<Table>;
  /** What a person's own copy holds, personal or not, in its order; empty where it has none of it. */
  download: readonly Column<Table>[];
  /** Personal, and left out of a copy that has the rest of the row. */
  withheld?: Reasons<Table>;
  /** What ends the row, where something in it is personal. */
  ends?: RetentionRule | "account" | "publication";
  /** What ends a column before its row. */
  sooner?: { readonly [Name in Column<Table>]?: RetentionRule };
}
