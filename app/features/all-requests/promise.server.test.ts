import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.server";
import { insertBooking, insertMessage } from "../../../tests/support/bookings";
import { openTestDatabase } from "../../../tests/support/database";
import { promiseNumbers } from "./promise.server";
import { countWaiting, waitingRequests } from "./waiting.server";

/** 14:30 in Dhaka. */
const now = new Date("2026-11-20T08:30:00.000Z");
let db: Database;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ db, close } = await openTestDatabase());
});
afterEach(() => close());

describe("how the promise is kept", () => {
  it("is nothing where nobody has asked", async () => {
    const numbers = await promiseNumbers(db, now);
    expect(numbers).toMatchObject({ today: { bookings: 0, messages: 0 } });
    expect(numbers.shares).toEqual([
      { days: 7, inTime: 0, counted: 0 },
      { days: 30, inTime: 0, counted: 0 },
    ]);
    expect(numbers.days).toHaveLength(30);
  });

  it("counts the day by Dhaka's clock, bookings and messages apart", async () => {
    await insertBooking(db, { received_at: "2026-11-19T17:59:59.999Z" });
    await insertBooking(db, { received_at: "2026-11-19T18:00:00.000Z" });
    await insertMessage(db, { received_at: "2026-11-20T08:00:00.000Z" });
    const numbers = await promiseNumbers(db, now);
    expect(numbers.today).toEqual({ bookings: 1, messages: 1 });
    expect(numbers.days.slice(-2)).toEqual([
      { day: "2026-11-19", requests: 1, counted: 1, inTime: 0 },
      { day: "2026-11-20", requests: 2, counted: 1, inTime: 0 },
    ]);
  });

  it("tells what is due from what is overdue, and forgets what is closed", async () => {
    await insertBooking(db, { received_at: "2026-11-20T06:30:00.000Z" });
    await insertBooking(db, { received_at: "2026-11-20T06:29:59.000Z" });
    await insertBooking(db, { received_at: "2026-11-20T01:00:00.000Z", status: "cancelled" });
    await insertMessage(db, { received_at: "2026-11-20T01:00:00.000Z" });
    await insertMessage(db, { received_at: "2026-11-20T01:00:00.000Z", status: "closed" });
    expect(await countWaiting(db, now)).toEqual({
      due: { bookings: 1, messages: 0 },
      overdue: { bookings: 1, messages: 1 },
    });
  });

  it("counts in the share what was answered and what ran out, but no duplicates", async () => {
    const received_at = "2026-11-18T06:00:00.000Z";
    const replied_at = "2026-11-18T07:00:00.000Z";
    await insertBooking(db, { received_at, replied_at, status: "quoted" });
    await insertBooking(db, { received_at, replied_at: "2026-11-18T09:00:00.000Z" });
    await insertBooking(db, { received_at, status: "duplicate" });
    await insertBooking(db, { received_at, status: "cancelled" });
    await insertMessage(db, { received_at, replied_at, status: "answered" });
    await insertMessage(db, { received_at: "2026-11-01T06:00:00.000Z" });
    // still has time
    await insertBooking(db, { received_at: "2026-11-20T08:00:00.000Z" });
    const { shares } = await promiseNumbers(db, now);
    expect(shares).toEqual([
      { days: 7, inTime: 2, counted: 4 },
      { days: 30, inTime: 2, counted: 5 },
    ]);
  });
});

describe("what waits for a reply", () => {
  it("comes with the longest overdue first, and only as many as asked for", async () => {
    await insertBooking(db, { id: "due", received_at: "2026-11-20T08:00:00.000Z", urgent: 1 });
    await insertBooking(db, { id: "overdue", received_at: "2026-11-20T03:00:00.000Z" });
    await insertBooking(db, { id: "answered", replied_at: "2026-11-20T08:10:00.000Z" });
    await insertMessage(db, { id: "message", received_at: "2026-11-20T02:00:00.000Z" });
    const waiting = await waitingRequests(db, now, 10);
    expect(waiting.map(({ id, kind, urgent, clock }) => [id, kind, urgent, clock.state])).toEqual([
      ["message", "message", false, "overdue"],
      ["overdue", "booking", false, "overdue"],
      ["due", "booking", true, "due"],
    ]);
    expect(await waitingRequests(db, now, 1)).toHaveLength(1);
  });
});
