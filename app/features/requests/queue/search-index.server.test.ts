import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { clearLarge, layLarge } from "#db/seeds/large/large";
import { insertBooking, insertMessage } from "../../../tests/support/bookings";
import { databaseForEachTest } from "../../../tests/support/database";
import { onSqlite } from "../../../tests/support/engine";
import { bookingSearch } from "../bookings/booking-list.server";
import { searchRequests } from "./request-search.server";

const database = databaseForEachTest();
const NOW = new Date("2026-11-20T09:00:00.000Z");

async function bookingsFound(typed: string): Promise<string[]> {
  const found = await searchRequests(database.db, bookingSearch, typed);
  if (!found) throw new Error(`Nothing to search for in ${typed}`);
  const query = database.db.selectFrom("bookings").select("id").where(found.condition);
  return (await query.orderBy("id").execute()).map(({ id }) => id);
}

/** An index beside the table, on SQLite, which is to agree with it: else this fails. */
async function expectWhole(): Promise<void> {
  if (!onSqlite) return;
  for (const index of ["booking_search", "message_search"]) {
    await sql`
      insert into ${sql.table(index)} (${sql.ref(index)}, rank) values ('integrity-check', 1)
    `.execute(database.db);
  }
}

describe("the index of words", () => {
  it("follows every change of a request, and forgets what is erased", async () => {
    const { db } = database;
    await insertBooking(db, { id: "rahima", tell_us_more: "Leukaemia, he is nine" });
    await insertBooking(db, { id: "li", tell_us_more: "โรคไตเรื้อรัง ต้องฟอกไต" });
    await insertBooking(db, { id: "setu", full_name: "Setu Mohammad" });
    await insertMessage(db);
    await db
      .updateTable("bookings")
      .set({ tell_us_more: "A stroke" })
      .where("id", "=", "li")
      .execute();
    await db.updateTable("bookings").set({ status: "acknowledged", version: 2 }).execute();
    expect(await bookingsFound("stroke")).toEqual(["li"]);
    expect(await bookingsFound("ฟอกไต")).toEqual([]);
    await db
      .updateTable("bookings")
      .set({ full_name: "", email: "", phone_number: "", tell_us_more: "", hospital: null })
      .where("id", "=", "rahima")
      .execute();
    expect(await bookingsFound("leukaemia")).toEqual([]);
    await db.deleteFrom("bookings").where("id", "=", "setu").execute();
    await db.deleteFrom("messages").execute();
    expect(await bookingsFound("mohammad")).toEqual([]);
    await expectWhole();
  });

  it("is whole after many requests came, changed and went", async () => {
    const sizes = { bookings: 300, messages: 60, users: 10, posts: 0, audit: 0 };
    await layLarge(database.db, NOW, sizes);
    await database.db
      .updateTable("bookings")
      .set({ tell_us_more: sql`tell_us_more || ' বদলানো'`, full_name: "" })
      .where("id", "like", "%7")
      .execute();
    await database.db.deleteFrom("bookings").where("id", "like", "%3").execute();
    await expectWhole();
    expect((await bookingsFound("বদলানো")).length).toBe(30);
    await clearLarge(database.db);
    await expectWhole();
    if (onSqlite) {
      const { rows } = await sql`select document from booking_search_documents`.execute(
        database.db,
      );
      expect(rows).toEqual([]);
    }
  });
});
