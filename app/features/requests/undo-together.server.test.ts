import { describe, expect, it } from "vitest";
import { insertBooking, insertMessage } from "../../../tests/support/bookings";
import { requestsForEachTest } from "../../../tests/support/desk";
import { clocksOf, eventsOf, requestOf } from "../../../tests/support/requests";
import { historyOf } from "./history.server";
import { changeKind } from "./kind.server";
import { mergeRequests } from "./merges.server";
import { undoableIn } from "./undo.server";

const here = requestsForEachTest();

describe("undoing a reply", () => {
  it("restarts the clocks of all requests that the reply had answered", async () => {
    const id = await insertBooking(here.db);
    const other = await insertMessage(here.db, { received_at: "2026-11-20T08:20:00.000Z" });
    const [first] = await clocksOf(here.db, { id });
    await here.db.updateTable("clocks").set({ earlier_id: id }).where("id", "=", other).execute();
    const eventId = await here.act(id, { did: "called" });
    const stopped = await clocksOf(here.db);
    expect(stopped.map(({ stopped_in }) => stopped_in)).toEqual([eventId, eventId]);
    expect((await requestOf(here.db, other)).replied_at).not.toBeNull();
    await here.undo(id, eventId);
    expect((await clocksOf(here.db)).map(({ stopped_at }) => stopped_at)).toEqual([null, null]);
    expect(await requestOf(here.db, id)).toMatchObject({
      replied_at: null,
      due_at: first?.due_at,
      queue: "now",
    });
    expect(await requestOf(here.db, other)).toMatchObject({ replied_at: null, queue: "now" });
  });

  it("keeps the clocks stopped if there was an earlier reply", async () => {
    const id = await insertBooking(here.db);
    await here.act(id, { did: "called" });
    const { replied_at } = await requestOf(here.db, id);
    const second = await here.act(id, { did: "whatsapp" });
    await here.undo(id, second);
    expect(await requestOf(here.db, id)).toMatchObject({ status: "acknowledged", replied_at });
  });
});

describe("undoing a move", () => {
  it("from on hold to cancelled restores the status before the hold, even the second time", async () => {
    const id = await insertBooking(here.db, { status: "quoted" });
    await here.act(id, { move: { to: "on_hold", reason: "Passports" } });
    for (const _ of ["once", "twice"]) {
      const cancelled = await here.act(id, { move: { to: "cancelled", reason: "x" } });
      expect(await here.undo(id, cancelled)).toBe("done");
      expect(await requestOf(here.db, id)).toMatchObject({
        status: "on_hold",
        held_from: "quoted",
      });
    }
  });

  it("to duplicate makes the clock count again", async () => {
    const id = await insertBooking(here.db);
    const eventId = await here.act(id, { move: { to: "duplicate", reason: "Twice" } });
    expect(await clocksOf(here.db)).toMatchObject([{ counts: 0 }]);
    await here.undo(id, eventId);
    expect(await clocksOf(here.db)).toMatchObject([{ counts: 1 }]);
  });
});

describe("merge of two requests", () => {
  it("gives both requests their own clocks back when undone, and is undone only once", async () => {
    const into = await insertBooking(here.db);
    const id = await insertMessage(here.db, { received_at: "2026-11-20T07:00:00.000Z", urgent: 1 });
    const before = [await here.stateOf(into), await here.stateOf(id)];
    here.later();
    const merged = await mergeRequests(here.context(), here.nila, {
      requestId: into,
      seenVersion: 1,
      otherId: id,
      otherSeenVersion: 1,
      formKey: "merge",
    });
    if (merged.outcome !== "merged" || !merged.undoable) throw new Error(merged.outcome);
    expect(await requestOf(here.db, into)).toMatchObject({
      urgent: 1,
      waits_since: "2026-11-20T07:00:00.000Z",
    });
    expect(await requestOf(here.db, id)).toMatchObject({ status: "duplicate", merged_into: into });
    expect(await here.undo(id, merged.undoable)).toBe("done");
    expect([await here.stateOf(into), await here.stateOf(id)]).toEqual(before);
    expect((await eventsOf(here.db, { kind: "split" })).map((one) => one.request_id)).toEqual([
      into,
    ]);
    expect(await here.undo(id, merged.undoable)).toBe("done");
    expect(await eventsOf(here.db, { kind: "undo" })).toHaveLength(1);
  });

  it("restarts both clocks when a reply after the merge is undone", async () => {
    const into = await insertBooking(here.db);
    const id = await insertMessage(here.db);
    await mergeRequests(here.context(), here.nila, {
      requestId: into,
      seenVersion: 1,
      otherId: id,
      otherSeenVersion: 1,
      formKey: "merge",
    });
    const before = await here.stateOf(into);
    const eventId = await here.act(into, { did: "called" });
    expect((await clocksOf(here.db)).map((one) => one.stopped_in)).toEqual([eventId, eventId]);
    expect(await here.undo(into, eventId)).toBe("done");
    expect(await here.stateOf(into)).toEqual(before);
  });

  it("cannot be undone after the merged request was reopened", async () => {
    const into = await insertBooking(here.db);
    const id = await insertBooking(here.db);
    here.later();
    await mergeRequests(here.context(), here.nila, {
      requestId: into,
      seenVersion: 1,
      otherId: id,
      otherSeenVersion: 1,
      formKey: "merge",
    });
    const reopened = await here.act(id, { move: { to: "received", reason: "Another patient" } });
    expect(undoableIn(await historyOf(here.db, id), id, here.now())).toBeNull();
    expect(await here.undo(id, reopened)).toBe("changed");
  });
});

describe("undoing the change of a message into a booking", () => {
  const makeBooking = async (requestId: string) => {
    here.later();
    await changeKind(here.context(), here.nila, {
      requestId,
      facts: { phoneNumber: "+8801712999888" },
      language: "en",
      seenVersion: (await requestOf(here.db, requestId)).version,
      formKey: "kind",
    });
    const [event] = await eventsOf(here.db, { kind: "kind" });
    return event?.id ?? "";
  };

  it.each(["received", "acknowledged", "completed"] as const)(
    "restores the message with the status %s, and keeps the facts",
    async (status) => {
      const replied_at = status === "acknowledged" ? "2026-11-20T08:10:00.000Z" : null;
      const id = await insertMessage(here.db, { status, replied_at });
      const { version, updated_at, adrift_since, phone_number, search_text, ...before } =
        await requestOf(here.db, id);
      const eventId = await makeBooking(id);
      expect(undoableIn(await historyOf(here.db, id), id, here.now())).toBe(eventId);
      expect(await here.undo(id, eventId)).toBe("done");
      expect(await requestOf(here.db, id)).toMatchObject({
        ...before,
        phone_number: "+8801712999888",
      });
    },
  );

  it("is refused after somebody replied", async () => {
    const id = await insertMessage(here.db);
    const eventId = await makeBooking(id);
    await here.act(id, { did: "called" });
    expect(await here.undo(id, eventId)).toBe("changed");
    expect(await requestOf(here.db, id)).toMatchObject({ kind: "booking" });
  });
});
