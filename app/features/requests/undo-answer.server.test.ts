import { describe, expect, it } from "vitest";
import { recordReading } from "~/features/audit/readings.server";
import { insertBooking } from "../../../tests/support/bookings";
import { requestsForEachTest } from "../../../tests/support/desk";
import { eventsOf, requestOf } from "../../../tests/support/requests";

const here = requestsForEachTest();

describe("undoing an answer", () => {
  const wrote = { did: "wrote", words: "Please send the scan." } as const;
  const mails = () => here.db.selectFrom("outbox").select(["id", "entry_id"]).execute();

  it("withdraws the mail if it is not sent yet", async () => {
    const id = await insertBooking(here.db);
    const before = await here.stateOf(id);
    const eventId = await here.act(id, wrote);
    expect(await mails()).toMatchObject([{ entry_id: eventId }]);
    expect(await here.undo(id, eventId)).toBe("done");
    expect(await here.stateOf(id)).toEqual(before);
    expect(await mails()).toEqual([]);
  });

  const sentColumns = ["sent_at", "claimed_until"] as const;
  it.each(sentColumns)("is refused after a mail with the text was sent: %s", async (at) => {
    const id = await insertBooking(here.db);
    const eventId = await here.act(id, { ...wrote, mailWords: true });
    const since = { [at]: new Date(here.now().getTime() + 5 * 60_000).toISOString() };
    await here.db.updateTable("outbox").set(since).execute();
    expect(await here.undo(id, eventId)).toBe("mailed");
    expect(await requestOf(here.db, id)).toMatchObject({ status: "acknowledged" });
    expect(await eventsOf(here.db, { kind: "undo" })).toEqual([]);
    expect(await mails()).toHaveLength(1);
  });

  it.each(sentColumns)("is allowed after a mail without the text was sent: %s", async (at) => {
    const id = await insertBooking(here.db);
    const before = await here.stateOf(id);
    const eventId = await here.act(id, wrote);
    const since = { [at]: new Date(here.now().getTime() + 5 * 60_000).toISOString() };
    await here.db.updateTable("outbox").set(since).execute();
    expect(await here.undo(id, eventId)).toBe("told");
    expect(await here.stateOf(id)).toEqual(before);
    expect(await here.undo(id, eventId)).toBe("done");
  });

  it("is refused after the family has opened its page", async () => {
    const id = await insertBooking(here.db);
    const reads = { kind: "family-read", requestId: id, readerId: null } as const;
    await recordReading(here.context(), reads);
    const first = await here.act(id, wrote);
    expect(await here.undo(id, first)).toBe("done");
    const second = await here.act(id, wrote);
    await recordReading(here.context(), { ...reads, newest: here.now().toISOString() });
    expect(await here.undo(id, second)).toBe("read");
    expect(await requestOf(here.db, id)).toMatchObject({ status: "acknowledged" });
  });
});
