import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { clearLarge, seedLarge } from "#db/seeds/large/large";
import { insertBooking, insertMessage } from "../../../../tests/support/bookings";
import { databaseForEachTest } from "../../../../tests/support/database";
import { onSqlite } from "../../../../tests/support/engine";
import { deleteRequests, setRequests } from "../../../../tests/support/requests";
import { searchRequests } from "./search.server";

const database = databaseForEachTest();
const NOW = new Date("2026-11-20T09:00:00.000Z");

async function findIds(typed: string): Promise<string[]> {
  const search = await searchRequests(database.db, typed);
  if (!search) throw new Error(`Nothing to search for in ${typed}`);
  const query = database.db.selectFrom("requests").select("id").where(search.condition);
  return (await query.orderBy("id").execute()).map(({ id }) => id);
}

/** Fails if SQLite's search index differs from the table. */
async function expectIndexMatchesTable(): Promise<void> {
  if (!onSqlite) return;
  await sql`
    insert into request_search (request_search, rank) values ('integrity-check', 1)
  `.execute(database.db);
}

describe("search index", () => {
  it("is updated with every change of a request, and loses erased requests", async () => {
    const { db } = database;
    await insertBooking(db, { id: "rahima", tell_us_more: "Leukaemia, he is nine" });
    await insertBooking(db, { id: "li", tell_us_more: "โรคไตเรื้อรัง ต้องฟอกไต" });
    await insertBooking(db, { id: "setu", full_name: "Setu Mohammad" });
    await insertMessage(db);
    await setRequests(db, { search_text: " a stroke" }, { id: "li" });
    await setRequests(db, { status: "acknowledged", version: 2 });
    expect(await findIds("stroke")).toEqual(["li"]);
    expect(await findIds("ฟอกไต")).toEqual([]);
    await setRequests(db, { search_text: "" }, { id: "rahima" });
    expect(await findIds("leukaemia")).toEqual([]);
    await deleteRequests(db, { id: "setu" });
    await deleteRequests(db, { kind: "message" });
    expect(await findIds("mohammad")).toEqual([]);
    await expectIndexMatchesTable();
  });

  it("matches the table after many inserts, changes and deletions", async () => {
    const sizes = { bookings: 300, messages: 60, users: 10, posts: 0, audit: 0 };
    await seedLarge(database.db, NOW, sizes);
    await database.db
      .updateTable("requests")
      .set({ search_text: sql`search_text || ' বদলানো'` })
      .where("id", "like", "large-booking-%7")
      .execute();
    await database.db.deleteFrom("requests").where("id", "like", "%3").execute();
    await expectIndexMatchesTable();
    // one in ten of the 300 bookings
    expect((await findIds("বদলানো")).length).toBe(30);
    await clearLarge(database.db);
    await expectIndexMatchesTable();
  });
});
