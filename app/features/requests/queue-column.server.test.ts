import { expect, it } from "vitest";
import { insertBooking } from "../../../tests/support/bookings";
import { openTestDatabase } from "../../../tests/support/database";
import { requestsOf } from "../../../tests/support/requests";
import { queueOf, statusesOf } from "./life";

it("the database and the rules assign a request to the same tab", async () => {
  const { db, close } = await openTestDatabase();
  try {
    for (const kind of ["booking", "call_back", "message"] as const) {
      for (const status of statusesOf(kind)) {
        for (const replied_at of [null, "2026-11-20T08:10:00.000Z"]) {
          await insertBooking(db, { kind, status, replied_at });
        }
      }
    }
    const rows = await requestsOf(db);
    // answered or not, in each status of a booking, a call-back and a message
    expect(rows).toHaveLength(2 * (15 + 15 + 6));
    for (const { kind, status, replied_at, queue, queue_at, due_at, received_at } of rows) {
      const at = { closed: received_at, now: due_at, family: replied_at, progress: replied_at };
      const expected = queueOf({ kind, status, hasReply: replied_at !== null });
      expect([kind, status, replied_at, queue, queue_at]).toEqual([
        kind,
        status,
        replied_at,
        expected,
        at[expected],
      ]);
    }
  } finally {
    await close();
  }
});
