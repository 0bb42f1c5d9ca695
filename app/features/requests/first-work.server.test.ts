import { describe, expect, it } from "vitest";
import { insertBooking } from "../../../tests/support/bookings";
import { requestsForEachTest } from "../../../tests/support/desk";
import { eventsOf, requestOf, setRequests } from "../../../tests/support/requests";

const here = requestsForEachTest();
const owner = async (id: string) => (await requestOf(here.db, id)).assigned_to;
const note = { did: "note", words: "Wrote to the hospital" } as const;

describe("first act on an unassigned request", () => {
  it.each([
    note,
    { did: "no-answer" },
    { did: "called" },
    { move: { to: "acknowledged", reason: "" } },
    { followUp: { when: "hour", day: "", time: "09:00", why: "Scan" } },
  ] as const)("assigns it to the coordinator until the act is undone: %j", async (given) => {
    const id = await insertBooking(here.db);
    const eventId = await here.act(id, given);
    expect(await owner(id)).toBe(here.nila.id);
    const assigned = await eventsOf(here.db, { kind: "assign" });
    expect(assigned).toMatchObject([{ actor_name: "Nila", assignee_name: "Nila" }]);
    expect(await here.undo(id, eventId)).toBe("done");
    expect(await owner(id)).toBe(null);
  });

  it("does not assign a closed request, or one with an owner", async () => {
    const closed = await insertBooking(here.db, { status: "completed" });
    await here.act(closed, note);
    expect(await owner(closed)).toBe(null);
    const his = await insertBooking(here.db, { assigned_to: here.karim.id });
    await here.act(his, note);
    expect(await owner(his)).toBe(here.karim.id);
    expect(await eventsOf(here.db, { kind: "assign" })).toEqual([]);
  });

  it("leaves the owner unchanged when undone, if a colleague has the request by then", async () => {
    const id = await insertBooking(here.db);
    const eventId = await here.act(id, note);
    await setRequests(here.db, { assigned_to: here.karim.id });
    expect(await here.undo(id, eventId)).toBe("done");
    expect(await owner(id)).toBe(here.karim.id);
  });
});
