import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertBooking } from "../tests/support/bookings";
import { wholeSuite } from "../tests/support/whole-suite";
import { type Database, openDatabase } from "./connection.server";
import { sweepErased } from "./erasure";
import { migrateToLatest } from "./migrate";

const folder = mkdtempSync(join(tmpdir(), "setu-erasure-"));
const file = join(folder, "test.db");
let db: Database;
beforeAll(async () => {
  db = openDatabase(`file:${file}`);
  await migrateToLatest(db);
});
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

/**
 * A reproducible sequence of numbers (https://en.wikipedia.org/wiki/Linear_congruential_generator).
 */
let state = 1;
function random(limit: number): number {
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return Math.floor((state / 2 ** 32) * limit);
}

it.runIf(wholeSuite)(
  "the sweep removes copies of deleted rows that page splits left behind",
  async () => {
    const ids: string[] = [];
    for (let round = 0; round < 12; round++) {
      await db.transaction().execute(async (trx) => {
        for (let at = 0; at < 250; at++) {
          const id = `${random(1e9).toString(36)}-${round}-${at}`;
          const tell_us_more = "x".repeat(random(3) === 0 ? random(3000) : random(200));
          await insertBooking(trx, { id, email: `${id}@example.com`, tell_us_more });
          ids.push(id);
          const otherId = ids[random(ids.length)] ?? id;
          await trx
            .updateTable("requests")
            .set({ tell_us_more: "y".repeat(random(2000)) })
            .where("id", "=", otherId)
            .execute();
        }
      });
    }
    const deleted = Array.from({ length: 1000 }, () => ids.splice(random(ids.length), 1)[0] ?? "");
    await db.transaction().execute(async (trx) => {
      for (const id of deleted) await trx.deleteFrom("requests").where("id", "=", id).execute();
    });
    expect(await sweepErased(db, { evenIfLarge: false })).toEqual({ swept: "wholly" });
    const bytes = readFileSync(file);
    expect(readFileSync(`${file}-wal`)).toHaveLength(0);
    expect(bytes.includes(`${ids[0]}@example.com`)).toBe(true);
    expect(deleted.filter((id) => bytes.includes(`${id}@example.com`))).toEqual([]);
  },
);

it.runIf(wholeSuite)("the sweep is postponed while another process writes", async () => {
  const other = openDatabase(`file:${file}`);
  const transaction = await other.startTransaction().execute();
  try {
    await transaction.updateTable("requests").set({ tell_us_more: "z" }).execute();
    const result = await sweepErased(db, { evenIfLarge: true });
    expect(result).toEqual({ swept: "later", code: "BUSY" });
  } finally {
    await transaction.rollback().execute();
    await other.destroy();
  }
  expect(await sweepErased(db, { evenIfLarge: true })).toEqual({ swept: "wholly" });
});

it.runIf(wholeSuite)("the sweep rewrites a large file only if `evenIfLarge` is set", async () => {
  const tell_us_more = "x".repeat(25 * 1024 * 1024);
  await insertBooking(db, { id: "large", tell_us_more });
  expect(await sweepErased(db, { evenIfLarge: false })).toEqual({ swept: "mostly" });
  expect(await sweepErased(db, { evenIfLarge: true })).toEqual({ swept: "wholly" });
});
