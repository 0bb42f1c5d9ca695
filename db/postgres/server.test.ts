import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { onPostgres } from "../../tests/support/engine";
import { startPostgres } from "../../tests/support/postgres-server";
import { openDatabase } from "../connection.server";
import { isMigrated, migrateToLatest } from "../migrate";
import { inTransaction } from "../transactions";

/** Advisory lock of Kysely's migrator (`LOCK_ID` in its postgres-adapter.js). */
const KYSELYS_LOCK = "3853314791062309107";

describe.runIf(onPostgres)("PostgreSQL server", () => {
  let folder: string;
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let url: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "setu-server-"));
    // the server runs as another user
    chmodSync(folder, 0o711);
    server = await startPostgres(folder);
    url = `${server.address}postgres`;
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("is migrated by one of several processes that start at once; the others wait for it", async () => {
    const databases = [400, 400, 400].map((patienceMs) => openDatabase(url, patienceMs));
    // held for 1.5 s, although other statements have 400 ms: migrations have no time limit
    const lockHolder = new pg.Client({ connectionString: url });
    await lockHolder.connect();
    await lockHolder.query(`select pg_advisory_lock(${KYSELYS_LOCK})`);
    setTimeout(() => void lockHolder.end(), 1_500);
    const migrations = await Promise.all(databases.map((db) => migrateToLatest(db)));
    expect(migrations.map((names) => names.length).toSorted()).toEqual([0, 0, 1]);
    for (const db of databases) {
      expect(await isMigrated(db)).toBe(true);
      await db.destroy();
    }
  });

  it("may restart while callers wait", async () => {
    const lost: string[] = [];
    const db = openDatabase(url, 20_000, undefined, (code) => lost.push(code));
    const ask = () => sql<{ one: number }>`select 1 as one`.execute(db);
    expect((await ask()).rows).toEqual([{ one: 1 }]);
    await server.stop();
    const reading = ask();
    const writing = inTransaction(db, (trx) =>
      trx.insertInto("seeds").values({ name: "a", at: "" }).execute(),
    );
    await server.start();
    expect((await reading).rows).toEqual([{ one: 1 }]);
    await writing;
    expect(await db.selectFrom("seeds").select("name").execute()).toEqual([{ name: "a" }]);
    expect(lost).toEqual(["57P01"]);
    await db.destroy();
  });

  it("counts as busy after the time limit if it does not return", async () => {
    await server.stop();
    const db = openDatabase(url, 200);
    await expect(sql`select 1`.execute(db)).rejects.toMatchObject({
      code: "BUSY",
      message: "The database cannot be reached",
    });
    await db.destroy();
    await server.start();
  });
});
