import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { insertBooking } from "../tests/support/bookings";
import { databaseForEachTest } from "../tests/support/database";
import { insertPicture } from "../tests/support/picture-rows";
import { insertVideo } from "../tests/support/videos";
import { type Database, openDatabase } from "./connection.server";
import { cachedUntilContentChange, contentCounter } from "./counters";
import { migrateToLatest } from "./migrate";
import { owners } from "./schema";
import { inTransaction } from "./transactions";

const database = databaseForEachTest({ samples: true });

/** A database handle as a second process has it, with its own connections. */
function openInOtherProcess(): Database {
  const db = openDatabase(database.url);
  onTestFinished(() => db.destroy());
  return db;
}

/** Tables that public pages show, each with a row here. */
const publicTables = [
  "company",
  "checklist_paper_texts",
  "checklist_papers",
  "company_texts",
  "doctor_texts",
  "doctors",
  "former_slugs",
  "hospital_photo_texts",
  "hospital_photos",
  "hospital_pictures",
  "hospital_texts",
  "hospitals",
  "picture_files",
  "picture_texts",
  "pictures",
  "post_texts",
  "posts",
  "price_list",
  "price_list_texts",
  "reply_template_texts",
  "reply_templates",
  "reviews",
  "team_member_texts",
  "team_members",
  "video_review_texts",
  "video_reviews",
];

/** The tables above, and the tables of areas that have no samples. */
const tablesWithTriggers = [
  ...new Set([
    ...publicTables,
    ...Object.entries(owners).flatMap(([table, owner]) =>
      owner.startsWith("features/content/") ? [table] : [],
    ),
  ]),
].sort();

/**
 * Updates every row without a change, and returns the number of rows. SQLite's triggers count rows,
 * PostgreSQL's count statements, even if they update no row.
 */
async function touch(db: Database, table: string): Promise<bigint> {
  const columns = (await database.db.introspection.getTables()).find(({ name }) => name === table);
  const column = sql.ref(columns?.columns[0]?.name ?? "");
  const result = await sql`update ${sql.table(table)} set ${column} = ${column}`.execute(db);
  return result.numAffectedRows ?? 0n;
}

/** Inserts a row into each table that the samples leave empty. */
async function fillEmptyTables(db: Database): Promise<void> {
  const anyOf = (table: "hospitals" | "posts") =>
    db.selectFrom(table).select("id").limit(1).executeTakeFirstOrThrow();
  const { id: hospital_id } = await anyOf("hospitals");
  const { id: post_id } = await anyOf("posts");
  await insertPicture(db, "ward");
  await insertVideo(db, { id: "video" });
  const place = { record_id: hospital_id, picture_id: "ward", position: 0 };
  await db.insertInto("hospital_pictures").values(place).execute();
  const former = { area: "blog-posts", slug: "former", record_id: post_id };
  await db.insertInto("former_slugs").values(former).execute();
}

describe("content counter", () => {
  it("increases with a change of any public table, by any process", async () => {
    const otherProcess = openInOtherProcess();
    await fillEmptyTables(database.db);
    for (const [at, table] of publicTables.entries()) {
      const before = await contentCounter(database.db);
      const rows = await touch(at % 2 === 0 ? database.db : otherProcess, table);
      expect(rows, table).toBeGreaterThan(0n);
      expect(await contentCounter(database.db), table).not.toBe(before);
    }
  });

  it("has triggers on its tables, and restores the missing ones at the next start", async () => {
    const db = database.db;
    await sql`delete from counters`.execute(db);
    await sql`insert into counters (name, value) values ('content', 0)`.execute(db);
    const onSqlite = db.getExecutor().adapter.constructor.name.includes("Sqlite");
    const triggers = async () => {
      const { rows } = onSqlite
        ? await sql<{ name: string }>`
            select distinct tbl_name as name from sqlite_master
              where type = 'trigger' and name like '%_counted'`.execute(db)
        : await sql<{ name: string }>`
            select tgrelid::regclass::text as name from pg_trigger
              where tgname like '%_counted'`.execute(db);
      return rows.map(({ name }) => name).sort();
    };
    expect(await triggers()).toEqual(tablesWithTriggers);
    const events = onSqlite ? ["insert_", "update_", "delete_"] : [""];
    for (const event of events) {
      const name = sql.ref(`posts_${event}counted`);
      await (onSqlite ? sql`drop trigger ${name}` : sql`drop trigger ${name} on posts`).execute(db);
    }
    await Promise.all([migrateToLatest(db), migrateToLatest(openInOtherProcess())]);
    expect(await triggers()).toEqual(tablesWithTriggers);
  });

  it("stays the same while families write, and after a rollback", async () => {
    const before = await contentCounter(database.db);
    await insertBooking(database.db, { id: "a" });
    await inTransaction(database.db, async (trx) => {
      await trx.updateTable("posts").set({ featured: 1 }).execute();
      throw new Error("on second thoughts");
    }).catch(() => {});
    expect(await contentCounter(database.db)).toBe(before);
  });

  it("has increased when a change is complete, even if many callers read it at once", async () => {
    let seen = await contentCounter(database.db);
    for (let round = 0; round < 20; round++) {
      const concurrentReads = Array.from({ length: 8 }, () => contentCounter(database.db));
      await database.db
        .updateTable("posts")
        .set({ featured: round % 2 === 0 ? 1 : 0 })
        .execute();
      const after = await contentCounter(database.db);
      expect(after).toBeGreaterThan(seen);
      seen = after;
      await Promise.all(concurrentReads);
    }
  });
});

describe("derived value", () => {
  it("is cached until any content changes", async () => {
    let times = 0;
    const count = () => cachedUntilContentChange(database.db, "count", async () => ++times);
    expect([await count(), await count()]).toEqual([1, 1]);
    await database.db.updateTable("company").set({ name: "Another" }).execute();
    expect([await count(), await count()]).toEqual([2, 2]);
  });

  it("is computed again after a failure", async () => {
    await expect(
      cachedUntilContentChange(database.db, "x", () => Promise.reject(new Error("no"))),
    ).rejects.toThrow();
    expect(await cachedUntilContentChange(database.db, "x", async () => 1)).toBe(1);
  });
});
