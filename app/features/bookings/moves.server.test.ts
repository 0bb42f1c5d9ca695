import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.server";
import type { Actor } from "~/features/requests/history.server";
import { insertAdmin, insertBooking } from "../../../tests/support/bookings";
import { openTestDatabase } from "../../../tests/support/database";
import { historyOf } from "./history.server";
import { type Move, moveBooking } from "./moves.server";

const now = new Date("2026-11-20T08:30:00.000Z");
let db: Database;
let close: () => Promise<void>;
let nila: Actor;
let karim: Actor;
let bookingId: string;

beforeEach(async () => {
  ({ db, close } = await openTestDatabase());
  nila = await insertAdmin(db, "Nila");
  karim = await insertAdmin(db, "Karim");
  bookingId = await insertBooking(db);
});
afterEach(() => close());

const move = (given: Partial<Move>): Move => ({
  bookingId,
  to: "acknowledged",
  reason: "",
  seenVersion: 1,
  formKey: null,
  ...given,
});
const booking = () =>
  db.selectFrom("bookings").selectAll().where("id", "=", bookingId).executeTakeFirstOrThrow();

describe("moving a booking", () => {
  it("changes it and says in its history who did what, when and why", async () => {
    expect(await moveBooking(db, nila, move({}), now)).toEqual({ outcome: "moved" });
    expect(
      await moveBooking(
        db,
        karim,
        move({ to: "quoted", reason: "Agreed on the phone", seenVersion: 2 }),
        now,
      ),
    ).toEqual({ outcome: "moved" });
    expect(await booking()).toMatchObject({
      status: "quoted",
      version: 3,
      held_from: null,
      updated_at: now.toISOString(),
      replied_at: null,
    });
    const history = await historyOf(db, bookingId);
    expect(history).toHaveLength(3);
    expect(history).toContainEqual(
      expect.objectContaining({
        kind: "move",
        actorName: "Karim",
        byFamily: false,
        from: "acknowledged",
        to: "quoted",
        reason: "Agreed on the phone",
        at: now.toISOString(),
      }),
    );
    expect(history.at(-1)).toMatchObject({ byFamily: true, to: "received" });
  });

  it("remembers where a booking on hold was, and resumes there", async () => {
    await moveBooking(db, nila, move({}), now);
    const hold = move({ to: "on_hold", reason: "Passport expired", seenVersion: 2 });
    await moveBooking(db, nila, hold, now);
    expect(await booking()).toMatchObject({ status: "on_hold", held_from: "acknowledged" });
    const tooFar = move({ to: "quoted", reason: "x", seenVersion: 3 });
    expect(await moveBooking(db, nila, tooFar, now)).toEqual({ outcome: "not-allowed" });
    await moveBooking(db, nila, move({ to: "acknowledged", seenVersion: 3 }), now);
    expect(await booking()).toMatchObject({ status: "acknowledged", held_from: null });
  });

  it("asks why before it skips, holds, cancels or reopens, and writes nothing until told", async () => {
    for (const to of ["quoted", "on_hold", "cancelled"] as const) {
      expect(await moveBooking(db, nila, move({ to }), now)).toEqual({
        outcome: "reason-required",
      });
    }
    expect(await booking()).toMatchObject({ status: "received", version: 1 });
    expect(await historyOf(db, bookingId)).toHaveLength(1);
  });

  it("refuses what the table does not allow, and a booking that is not there", async () => {
    expect(await moveBooking(db, nila, move({ to: "declined", reason: "x" }), now)).toEqual({
      outcome: "not-allowed",
    });
    expect(await moveBooking(db, nila, move({ bookingId: "none" }), now)).toEqual({
      outcome: "missing",
    });
  });

  it("tells the second of two coordinators of the conflict and overwrites nothing", async () => {
    const [first, second] = await Promise.all([
      moveBooking(db, nila, move({}), now),
      moveBooking(db, karim, move({ to: "duplicate" }), now),
    ]);
    expect(first).toEqual({ outcome: "moved" });
    expect(second).toEqual({ outcome: "conflict", seenVersion: 1, currentVersion: 2 });
    expect(await booking()).toMatchObject({ status: "acknowledged", version: 2 });
    expect(await historyOf(db, bookingId)).toHaveLength(2);
  });

  it("moves once when one form is sent twice, even at the same time", async () => {
    const once = move({ formKey: "one form" });
    const results = await Promise.all([
      moveBooking(db, nila, once, now),
      moveBooking(db, nila, once, now),
    ]);
    expect(results).toEqual([{ outcome: "moved" }, { outcome: "moved" }]);
    expect(await historyOf(db, bookingId)).toHaveLength(2);
    expect(await booking()).toMatchObject({ version: 2 });
    // another coordinator's form is another move, whatever its key
    expect(await moveBooking(db, karim, once, now)).toMatchObject({ outcome: "conflict" });
  });
});
