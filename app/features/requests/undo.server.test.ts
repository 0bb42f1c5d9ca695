import { describe, expect, it } from "vitest";
import { insertBooking, insertMessage } from "../../../tests/support/bookings";
import { requestsForEachTest } from "../../../tests/support/desk";
import { eventsOf, requestOf, setRequests } from "../../../tests/support/requests";
import type { RequestAct } from "./act-events.server";
import { historyOf } from "./history.server";
import { findUndoable, undoableIn, undoEvent } from "./undo.server";

const here = requestsForEachTest();

describe.each(["booking", "call_back", "message"] as const)("undoing an act on a %s", (kind) => {
  const insert = kind === "message" ? insertMessage : insertBooking;
  const next = kind === "message" ? "completed" : "in_review";
  const undoable: [string, Partial<RequestAct>][] = [
    ["a reply", { did: "called", words: "Said yes" }],
    ["a reply that moved it", { did: "whatsapp", move: { to: next, reason: "Agreed" } }],
    ["a call", { did: "no-answer" }],
    ["a note", { did: "note", words: "Wrong number?" }],
    ["a note that moved it", { did: "note", words: "x", move: { to: next, reason: "Agreed" } }],
    ["a move", { move: { to: next, reason: "Agreed" } }],
  ];

  it.each(undoable)("restores the state of the request before the act: %s", async (_, given) => {
    const id = await insert(here.db, { kind });
    const before = await here.stateOf(id);
    const eventId = await here.act(id, given);
    expect(undoableIn(await historyOf(here.db, id), id, here.now())).toBe(eventId);
    expect(await findUndoable(here.db, eventId, here.now())).toMatchObject({
      request: { id, kind },
    });
    expect(await here.undo(id, eventId)).toBe("done");
    expect(await here.stateOf(id)).toEqual(before);
    const undone = await eventsOf(here.db, { kind: "undo" });
    expect(undone).toMatchObject([{ undoes: eventId, actor_name: "Karim", by: "desk" }]);
    expect(undoableIn(await historyOf(here.db, id), id, here.now())).toBeNull();
    expect(await findUndoable(here.db, eventId, here.now())).toBeNull();
  });

  it("happens once, even if two coordinators click repeatedly", async () => {
    const id = await insert(here.db, { kind });
    const eventId = await here.act(id, { did: "called" });
    here.later();
    const context = here.context();
    const both = [here.nila, here.karim, here.nila].map((actor) =>
      undoEvent(context, actor, { requestId: id, id: eventId }),
    );
    expect(await Promise.all(both)).toEqual(["done", "done", "done"]);
    expect(await eventsOf(here.db, { kind: "undo" })).toHaveLength(1);
    expect(await here.undo(id, eventId)).toBe("done");
    expect(await requestOf(here.db, id)).toMatchObject({ status: "received", replied_at: null });
  });

  it("is refused after a later act, until the later act is undone", async () => {
    const id = await insert(here.db, { kind });
    const before = await here.stateOf(id);
    const called = await here.act(id, { did: "called" });
    const noted = await here.act(id, { did: "note", words: "They have a passport" });
    expect(await here.undo(id, called)).toBe("changed");
    expect(await here.undo(id, noted)).toBe("done");
    expect(await here.undo(id, called)).toBe("done");
    expect(await here.stateOf(id)).toEqual(before);
  });

  it("is refused if facts were corrected afterwards", async () => {
    const id = await insert(here.db, { kind });
    const called = await here.act(id, { did: "called" });
    await here.act(id, { facts: { fullName: "Rahim" } });
    expect(await here.undo(id, called)).toBe("changed");
    expect(await requestOf(here.db, id)).toMatchObject({
      status: "acknowledged",
      full_name: "Rahim",
    });
  });

  it("keeps the facts that the same form corrected", async () => {
    const id = await insert(here.db, { kind });
    const called = await here.act(id, { did: "called", facts: { fullName: "Rahim" } });
    expect(await here.undo(id, called)).toBe("done");
    expect(await requestOf(here.db, id)).toMatchObject({
      replied_at: null,
      full_name: "Rahim",
    });
  });

  it("is possible for a day", async () => {
    const id = await insert(here.db, { kind });
    const [first, second] = [
      await here.act(id, { did: "called" }),
      await insert(here.db, { kind }),
    ];
    here.later(24 * 60 - 1);
    expect(await here.undo(id, first)).toBe("done");
    const eventId = await here.act(second, { did: "called" });
    here.later(24 * 60 + 1);
    expect(undoableIn(await historyOf(here.db, second), second, here.now())).toBeNull();
    expect(await findUndoable(here.db, eventId, here.now())).toBeNull();
    expect(await here.undo(second, eventId)).toBe("late");
    expect(await requestOf(here.db, second)).toMatchObject({ status: "acknowledged" });
  });

  it("reports an erased or unknown request as missing", async () => {
    const id = await insert(here.db, { kind });
    const eventId = await here.act(id, { did: "called" });
    expect(await here.undo(id, "none")).toBe("missing");
    expect(await here.undo("none", eventId)).toBe("missing");
    await setRequests(here.db, { erased_at: here.now().toISOString() });
    expect(await here.undo(id, eventId)).toBe("missing");
    expect(await findUndoable(here.db, eventId, here.now())).toBeNull();
  });

  it("is refused for the family's acts", async () => {
    const id = await insert(here.db, { kind });
    const [sent] = await eventsOf(here.db, { request_id: id });
    expect(await here.undo(id, sent?.id ?? "")).toBe("changed");
    expect(undoableIn(await historyOf(here.db, id), id, here.now())).toBeNull();
  });
});
