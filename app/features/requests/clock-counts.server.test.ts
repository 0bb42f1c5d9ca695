import { describe, expect, it } from "vitest";
import { insertBooking, insertMessage } from "../../../tests/support/bookings";
import { requestsForEachTest } from "../../../tests/support/desk";
import { clocksOf, requestOf, setClocks, setRequests } from "../../../tests/support/requests";
import { assign } from "./assignment.server";
import { mergeRequests } from "./merges.server";

const here = requestsForEachTest();
const counts = async (id: string) => (await clocksOf(here.db, { id }))[0]?.counts;

/** Inserts a booking and a later message from the same family. */
async function insertBookingAndMessage() {
  const first = await insertBooking(here.db);
  const again = await insertMessage(here.db, { received_at: "2026-11-20T08:20:00.000Z" });
  await setClocks(here.db, { earlier_id: first }, { id: again });
  return { first, again };
}

const merge = async (into: string, other: string) =>
  mergeRequests(here.context(), here.nila, {
    requestId: into,
    seenVersion: (await requestOf(here.db, into)).version,
    otherId: other,
    otherSeenVersion: (await requestOf(here.db, other)).version,
    formKey: "merge",
  });

describe("clock of a later request from the same family", () => {
  it("still counts after the request was answered and merged into the earlier one", async () => {
    const { first, again } = await insertBookingAndMessage();
    here.later(200);
    await here.act(first, { did: "called" });
    expect(await merge(first, again)).toMatchObject({ outcome: "merged" });
    expect([await counts(first), await counts(again)]).toEqual([1, 1]);
  });

  it("still counts after the request was marked as a duplicate", async () => {
    const { first, again } = await insertBookingAndMessage();
    await setRequests(here.db, { kind: "booking" }, { id: again });
    await here.act(again, { move: { to: "duplicate", reason: "Twice" } });
    expect([await counts(first), await counts(again)]).toEqual([1, 1]);
  });

  it("does not count for a duplicate that made no earlier request wait again", async () => {
    const first = await insertBooking(here.db);
    const other = await insertBooking(here.db);
    await here.act(other, { did: "called" });
    await merge(first, other);
    expect([await counts(first), await counts(other)]).toEqual([1, 0]);
  });
});

describe("clock of a request in a flood", () => {
  async function insertDuplicateInFlood() {
    const id = await insertBooking(here.db);
    await setRequests(here.db, { flood: "one" }, { id });
    await setClocks(here.db, { counts: 0 }, { id });
    const event = await here.act(id, { move: { to: "duplicate", reason: "Twice" } });
    return { id, event };
  }

  it("does not count after somebody takes a duplicate", async () => {
    const { id } = await insertDuplicateInFlood();
    await assign(here.context(), here.nila, id, { to: here.nila.id, seen: null });
    expect([await counts(id), (await requestOf(here.db, id)).flood]).toEqual([0, null]);
  });

  it("does not count after the move to duplicate is undone", async () => {
    const { id, event } = await insertDuplicateInFlood();
    await here.undo(id, event);
    expect([await counts(id), (await requestOf(here.db, id)).flood]).toEqual([0, "one"]);
  });
});
