import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.server";
import type { Actor } from "~/features/requests/history.server";
import { insertAdmin, insertBooking } from "../../../tests/support/bookings";
import { openTestDatabase } from "../../../tests/support/database";
import { historyOf } from "./history.server";
import { addNote } from "./notes.server";
import { recordReply } from "./replies.server";

const first = new Date("2026-11-20T08:30:00.000Z");
const later = new Date("2026-11-20T14:00:00.000Z");
let db: Database;
let close: () => Promise<void>;
let nila: Actor;

beforeEach(async () => {
  ({ db, close } = await openTestDatabase());
  nila = await insertAdmin(db, "Nila");
});
afterEach(() => close());

const booking = (id: string) =>
  db.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const reply = (bookingId: string, formKey: string | null = null) =>
  ({ bookingId, channel: "phone", note: "Spoke to the son", formKey }) as const;

describe("recording a reply", () => {
  it("stops the clock and acknowledges a booking that was only received", async () => {
    const id = await insertBooking(db);
    expect(await recordReply(db, nila, reply(id), first)).toBe("recorded");
    expect(await booking(id)).toMatchObject({
      status: "acknowledged",
      replied_at: first.toISOString(),
      version: 2,
    });
    const history = await historyOf(db, id);
    expect(history.map(({ kind }) => kind)).toEqual(["move", "reply", "move"]);
    expect(history[1]).toMatchObject({ channel: "phone", reason: "Spoke to the son" });
  });

  it("stops the clock only once", async () => {
    const id = await insertBooking(db, { status: "quoted" });
    await recordReply(db, nila, reply(id), first);
    await recordReply(db, nila, reply(id), later);
    expect(await booking(id)).toMatchObject({
      status: "quoted",
      replied_at: first.toISOString(),
      version: 2,
    });
    expect(await historyOf(db, id)).toHaveLength(3);
  });

  it("records once when one form is sent twice", async () => {
    const id = await insertBooking(db);
    await Promise.all([
      recordReply(db, nila, reply(id, "key"), first),
      recordReply(db, nila, reply(id, "key"), first),
    ]);
    expect((await historyOf(db, id)).filter(({ kind }) => kind === "reply")).toHaveLength(1);
    await recordReply(db, nila, { ...reply(id, "key"), note: "Another talk" }, later);
    expect((await historyOf(db, id)).filter(({ kind }) => kind === "reply")).toHaveLength(2);
  });

  it("finds no booking that is not there", async () => {
    expect(await recordReply(db, nila, reply("none"), first)).toBe("missing");
  });
});

describe("an internal note", () => {
  it("is kept in the history and neither stops the clock nor changes the booking", async () => {
    const id = await insertBooking(db);
    const note = { bookingId: id, text: "Call after the prayer", formKey: "key" };
    expect(await addNote(db, nila, note, first)).toBe("added");
    expect(await addNote(db, nila, note, first)).toBe("added");
    expect(await booking(id)).toMatchObject({ status: "received", replied_at: null, version: 1 });
    expect((await historyOf(db, id)).filter(({ kind }) => kind === "note")).toHaveLength(1);
    expect(await addNote(db, nila, { ...note, bookingId: "none" }, first)).toBe("missing");
  });
});
