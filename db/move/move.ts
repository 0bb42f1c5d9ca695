import { sql, type Transaction } from "kysely";
import type { Database } from "../connection.server";
import { engineOf } from "../engine";
import { migrateToLatest } from "../migrate";
import type { Schema } from "../schema";
import { owners } from "../schema";
import { TableChecksum } from "./checksum";
import type { Cell, MoveSource, Row } from "./source";

type Table = keyof Schema;

/** Result for one table; the same in source and target. */
export interface MovedTable {
  table: Table;
  rows: number;
  /** The checksum from `TableChecksum`. */
  sum: string;
  /** Number of rows in which U+0000, which PostgreSQL cannot store, became U+FFFD. */
  rowsWithNul: number;
}

/** A move is not possible with this target, or with this source and target. No row was copied. */
class MoveRefusedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "MoveRefusedError";
  }
}

/** The rows read back from the target differ from the source; the move was rolled back. */
class CopyDiffersError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "CopyDiffersError";
  }
}

/**
 * Number of rows in memory at once. The widest table, `requests`, has 44 columns, so a statement
 * stays far below 65,535 values.
 */
const BATCH = 200;

/** Tables that migrations fill. The counters are last, because copying rows increases them. */
const insertedByMigrations: ReadonlySet<Table> = new Set([
  "price_list",
  "price_list_texts",
  "readiness",
  "counters",
]);

/** An arbitrary number for an advisory lock on the target, so that only one move runs at a time. */
const MOVE_LOCK = 727_368;

/**
 * Copies a whole SQLite installation into an empty PostgreSQL database, in one transaction and
 * constant memory. After an interruption the target is still empty.
 *
 * @param report called with each finished table
 * @throws MoveRefusedError, CopyDiffersError
 */
export async function moveDatabase(
  source: MoveSource,
  target: Database,
  report: (moved: MovedTable) => void = () => {},
): Promise<MovedTable[]> {
  if (engineOf(target) !== "postgres") throw new MoveRefusedError("The target is no PostgreSQL");
  await migrateToLatest(target);
  const sourceMigrations = source.migrations();
  if (sourceMigrations.join() !== (await migrationsOf(target)).join()) {
    throw new MoveRefusedError(
      "The database was last migrated by another release; start this release on it once, or move with that one",
    );
  }
  const tables = tablesByForeignKeys(source);
  return target.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await claimTarget(trx, tables);
    const movedTables: MovedTable[] = [];
    for (const table of tables) {
      const movedTable = await copy(source, trx, table);
      movedTables.push(movedTable);
      report(movedTable);
    }
    await sql`
      select setval(pg_get_serial_sequence('requests', 'number'), max(number)) from requests
    `.execute(trx);
    // without statistics the planner would guess until autovacuum runs
    await sql`analyze`.execute(trx);
    return movedTables;
  });
}

/**
 * Tables in order: each one after the tables to which its foreign keys refer, the counters last.
 */
function tablesByForeignKeys(source: MoveSource): Table[] {
  const allTables = Object.keys(owners) as Table[];
  const ordered = new Set<Table>();
  const visit = (table: Table) => {
    if (ordered.has(table)) return;
    for (const parent of source.parentsOf(table)) visit(parent as Table);
    ordered.add(table);
  };
  for (const table of allTables.filter((name) => !insertedByMigrations.has(name))) visit(table);
  for (const table of insertedByMigrations) if (!ordered.has(table)) ordered.add(table);
  return [...ordered];
}

async function migrationsOf(target: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(target);
  return rows.map(({ name }) => name);
}

/** @throws MoveRefusedError if the target is not empty, or another move into it is running */
async function claimTarget(trx: Transaction<Schema>, tables: Table[]): Promise<void> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(MOVE_LOCK)}) as mine`.execute(trx);
  if (!rows[0]?.mine) throw new MoveRefusedError("Somebody else is moving into the target");
  for (const table of tables) {
    // blocks other writers until the move is committed
    await sql`lock table ${sql.table(table)} in exclusive mode`.execute(trx);
    if (insertedByMigrations.has(table)) continue;
    const found = await trx.selectFrom(table).select(sql`1`.as("row")).limit(1).execute();
    if (found.length > 0) throw new MoveRefusedError(`The target is not empty: ${table} has rows`);
  }
  // tables with foreign keys before the tables to which they refer
  for (const table of [...insertedByMigrations].reverse()) await trx.deleteFrom(table).execute();
}

async function copy(
  source: MoveSource,
  trx: Transaction<Schema>,
  table: Table,
): Promise<MovedTable> {
  const columns = source.columnsOf(table);
  const sourceChecksum = new TableChecksum(columns);
  let rowsWithNul = 0;
  let batch: Row[] = [];
  const insertBatch = async () => {
    // rows of a table named at run time have no type of their own
    if (batch.length > 0)
      await trx
        .insertInto(table)
        .values(batch as never)
        .execute();
    batch = [];
  };
  for (const sourceRow of source.rowsOf(table)) {
    const row = withoutNul(sourceRow);
    if (row !== sourceRow) rowsWithNul += 1;
    sourceChecksum.add(row);
    batch.push(row);
    if (batch.length === BATCH) await insertBatch();
  }
  await insertBatch();
  const targetChecksum = await checksumOf(trx, table, columns);
  if (targetChecksum.rows !== sourceChecksum.rows || targetChecksum.sum !== sourceChecksum.sum) {
    throw new CopyDiffersError(
      `${table}: ${sourceChecksum.rows} rows with ${sourceChecksum.sum} became ${targetChecksum.rows} with ${targetChecksum.sum}`,
    );
  }
  return { table, rows: sourceChecksum.rows, sum: sourceChecksum.sum, rowsWithNul };
}

/**
 * Checksum of the target's rows, read through a cursor in batches of the same size as those
 * written.
 */
async function checksumOf(trx: Transaction<Schema>, table: Table, columns: string[]) {
  const checksum = new TableChecksum(columns);
  await sql`declare moved no scroll cursor for select * from ${sql.table(table)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from moved`.execute(trx);
    for (const row of rows) checksum.add(row);
    if (rows.length < BATCH) break;
  }
  await sql`close moved`.execute(trx);
  return checksum;
}

function withoutNul(row: Row): Row {
  const hasNoNul = Object.values(row).every((cell) => !hasNul(cell));
  if (hasNoNul) return row;
  return Object.fromEntries(
    Object.entries(row).map(([column, cell]) => [
      column,
      typeof cell === "string" ? cell.replaceAll("\u0000", "\ufffd") : cell,
    ]),
  );
}

function hasNul(cell: Cell | undefined): boolean {
  return typeof cell === "string" && cell.includes("\u0000");
}
