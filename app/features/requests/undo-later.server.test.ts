import { describe, expect, it } from "vitest";
import { insertBooking, insertMessage } from "../../../tests/support/bookings";
import { requestsForEachTest } from "../../../tests/support/desk";
import { clocksOf, requestOf, setClocks } from "../../../tests/support/requests";
import { mergeRequests } from "./merges.server";

const here = requestsForEachTest();

describe("undoing a reply to one of two requests that wait for the same answer", () => {
  const insertBoth = async () => {
    const first = await insertBooking(here.db);
    const again = await insertMessage(here.db, { received_at: "2026-11-20T08:20:00.000Z" });
    await setClocks(here.db, { earlier_id: first }, { id: again });
    return { first, again };
  };

  it.each([
    ["first", "again"],
    ["again", "first"],
  ] as const)(
    "keeps the clock stopped by the later reply: undone on %s, later reply on %s",
    async (one, two) => {
      const ids = await insertBoth();
      const undoneReply = await here.act(ids[one], { did: "called" });
      const laterReply = await here.act(ids[two], { did: "whatsapp" });
      const at = here.now().toISOString();
      expect(await here.undo(ids[one], undoneReply)).toBe("done");
      const [clock] = await clocksOf(here.db, { id: ids.again });
      expect(clock).toMatchObject({
        stopped_at: at,
        stopped_in: laterReply,
        stopped_by: here.nila.id,
      });
      expect(await requestOf(here.db, ids[two])).toMatchObject(
        two === "again" ? { replied_at: at, queue: "family" } : { replied_at: at },
      );
      // both requests are unanswered after that reply is undone too
      expect(await here.undo(ids[two], laterReply)).toBe("done");
      for (const id of Object.values(ids)) {
        expect(await requestOf(here.db, id)).toMatchObject({ replied_at: null, queue: "now" });
      }
    },
  );
});

describe("submitting the same form again", () => {
  it("is a conflict after the act was undone", async () => {
    const id = await insertBooking(here.db);
    const form = { did: "called", formKey: "one" } as const;
    const eventId = await here.act(id, form);
    expect(await here.act(id, form)).toBe(eventId);
    await here.undo(id, eventId);
    await expect(here.act(id, form)).rejects.toThrow("conflict");
    expect(await requestOf(here.db, id)).toMatchObject({ replied_at: null });
  });

  it("is a conflict after a merge was undone", async () => {
    const into = await insertBooking(here.db);
    const id = await insertBooking(here.db);
    const merge = () =>
      mergeRequests(here.context(), here.nila, {
        requestId: into,
        seenVersion: 1,
        otherId: id,
        otherSeenVersion: 1,
        formKey: "merge",
      });
    const merged = await merge();
    expect(await merge()).toEqual(merged);
    if (merged.outcome !== "merged" || !merged.undoable) throw new Error(merged.outcome);
    await here.undo(id, merged.undoable);
    expect(await merge()).toEqual({ outcome: "conflict" });
  });
});
