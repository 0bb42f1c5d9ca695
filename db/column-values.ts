import type { ColumnType, Generated } from "kysely";

/** ISO 8601 in UTC with milliseconds, e.g. `2026-11-21T09:00:00.000Z`; sorts as text. */
export type Timestamp = string;
/** 0 or 1: SQLite has no booleans. `flag()` and `isSet()` in db/flag.ts convert. */
export type Flag = 0 | 1;
/** A text that is empty by default. */
export type Words = Generated<string>;
/** Several short texts, one on each line. */
export type Lines = string;
/** Optimistic lock: counts the changes of a row. An update gives the version that it has read. */
export type Version = ColumnType<number, number | undefined, number>;
