import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.server";
import type { BookingStatus } from "#db/tables/bookings";
import type { Actor } from "~/features/requests/history.server";
import { insertAdmin, insertBooking } from "../../../tests/support/bookings";
import { aContext } from "../../../tests/support/context";
import { openTestDatabase } from "../../../tests/support/database";
import { type BookingAct, recordAct } from "./acts.server";
import { historyOf } from "./history.server";

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

interface Given {
  bookingId?: string;
  to?: BookingStatus;
  reason?: string;
  seenVersion?: number;
  formKey?: string;
}

let forms = 0;
const move = ({ to = "acknowledged", reason = "", ...given }: Given): BookingAct => ({
  bookingId,
  did: null,
  words: "",
  move: { to, reason },
  confirmed: true,
  heard: null,
  seenVersion: 1,
  formKey: `form ${++forms}`,
  ...given,
});
const act = (actor: Actor, given: BookingAct) => recordAct(aContext(db, now), actor, given);
const booking = () =>
  db.selectFrom("bookings").selectAll().where("id", "=", bookingId).executeTakeFirstOrThrow();

describe("moving a booking", () => {
  it("changes it and says in its history who did what, when and why", async () => {
    expect(await act(nila, move({}))).toEqual({ outcome: "done", undoable: null });
    expect(
      await act(karim, move({ to: "quoted", reason: "Agreed on the phone", seenVersion: 2 })),
    ).toEqual({ outcome: "done", undoable: null });
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
    await act(nila, move({}));
    const hold = move({ to: "on_hold", reason: "Passport expired", seenVersion: 2 });
    await act(nila, hold);
    expect(await booking()).toMatchObject({ status: "on_hold", held_from: "acknowledged" });
    const tooFar = move({ to: "quoted", reason: "x", seenVersion: 3 });
    expect(await act(nila, tooFar)).toEqual({ outcome: "not-allowed" });
    await act(nila, move({ to: "acknowledged", seenVersion: 3 }));
    expect(await booking()).toMatchObject({ status: "acknowledged", held_from: null });
  });

  it("asks why before it skips, holds, cancels or reopens, and writes nothing until told", async () => {
    for (const to of ["quoted", "on_hold", "cancelled", "duplicate"] as const) {
      expect(await act(nila, move({ to }))).toEqual({
        outcome: "reason-required",
      });
    }
    expect(await booking()).toMatchObject({ status: "received", version: 1 });
    expect(await historyOf(db, bookingId)).toHaveLength(1);
  });

  it("refuses what the table does not allow, and a booking that is not there", async () => {
    expect(await act(nila, move({ to: "declined", reason: "x" }))).toEqual({
      outcome: "not-allowed",
    });
    expect(await act(nila, move({ bookingId: "none" }))).toEqual({
      outcome: "missing",
    });
  });

  it("tells the second of two coordinators of the conflict and overwrites nothing", async () => {
    const [first, second] = await Promise.all([
      act(nila, move({})),
      act(karim, move({ to: "duplicate", reason: "x" })),
    ]);
    expect(first).toEqual({ outcome: "done", undoable: null });
    expect(second).toEqual({ outcome: "conflict" });
    expect(await booking()).toMatchObject({ status: "acknowledged", version: 2 });
    expect(await historyOf(db, bookingId)).toHaveLength(2);
  });

  it("moves once when one form is sent twice, even at the same time", async () => {
    const once = move({ formKey: "one form" });
    const results = await Promise.all([act(nila, once), act(nila, once)]);
    expect(results).toEqual([
      { outcome: "done", undoable: null },
      { outcome: "done", undoable: null },
    ]);
    expect(await historyOf(db, bookingId)).toHaveLength(2);
    expect(await booking()).toMatchObject({ version: 2 });
    // another coordinator's form is another move, whatever its key
    expect(await act(karim, once)).toMatchObject({ outcome: "conflict" });
  });
});
