import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.server";
import type { BookingStatus } from "#db/tables/bookings";
import { statuses } from "~/features/bookings/statuses";
import { insertBooking, insertMessage } from "../../../tests/support/bookings";
import { openTestDatabase } from "../../../tests/support/database";
import { FAR, now, THREE_YEARS, WORDS, YEAR } from "../../../tests/support/retention-times";
import { eraseExpired } from "./retention.server";

let db: Database;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ db, close } = await openTestDatabase());
});
afterEach(() => close());

const erase = () => eraseExpired({ db, now: () => now, log: () => {} });

const notAgreed = ["received", "acknowledged", "info_needed", "in_review", "quoted"] as const;
const closedBeforeAgreed = ["cancelled", "declined", "duplicate"] as const;
const agreed = ["confirmed", "scheduled", "in_transit", "arrived", "completed"] as const;

interface Situation {
  name: string;
  status: BookingStatus;
  /** Where it was before. */
  from?: BookingStatus;
  /** Just too old, and just not. */
  ages: readonly [string, string];
}

/** How a booking may stand, and how long it is kept after its last contact or closing. */
const situations: Situation[] = [
  ...[...notAgreed, ...closedBeforeAgreed].map((status) => ({ name: status, status, ages: YEAR })),
  ...agreed.map((status) => ({ name: status, status, ages: THREE_YEARS })),
  ...notAgreed.map((from) => onHold(from, YEAR)),
  ...agreed.slice(0, -1).map((from) => onHold(from, THREE_YEARS)),
  ...closedBeforeAgreed.map((status) => ({
    name: `${status} after confirmed`,
    status,
    from: "confirmed" as const,
    ages: THREE_YEARS,
  })),
  { name: "in review again", status: "in_review", from: "scheduled", ages: THREE_YEARS },
];

function onHold(from: BookingStatus, ages: Situation["ages"]): Situation {
  return { name: `on hold from ${from}`, status: "on_hold", from, ages };
}

async function aBooking(
  id: string,
  { status, from }: Pick<Situation, "status" | "from">,
  at: string,
) {
  await insertBooking(db, {
    id,
    status,
    held_from: status === "on_hold" ? (from ?? null) : null,
    tell_us_more: WORDS,
    received_at: FAR,
    updated_at: at,
  });
  if (from) await anEvent(id, "move", FAR, { to_status: from });
  await anEvent(id, "move", at, { from_status: from ?? null, to_status: status });
}

function anEvent(
  bookingId: string,
  kind: "move" | "reply" | "note",
  at: string,
  more: { from_status?: BookingStatus | null; to_status?: BookingStatus } = {},
) {
  const row = { id: randomUUID(), booking_id: bookingId, kind, at, actor_name: "Nila" };
  return db
    .insertInto("booking_events")
    .values({ ...row, reason: WORDS, ...more })
    .execute();
}

const left = async (table: "bookings" | "booking_events" | "messages" | "message_events") =>
  (await db.selectFrom(table).select("id").orderBy("id").execute()).map(({ id }) => id);

describe("a booking", () => {
  it("is tried in every status", () => {
    expect(new Set(situations.map(({ status }) => status))).toEqual(new Set(statuses));
  });

  it.each(situations)("$name", async (situation) => {
    await aBooking("old", situation, situation.ages[0]);
    await aBooking("young", situation, situation.ages[1]);
    await erase();
    expect(await left("bookings")).toEqual(["young"]);
    const events = await db.selectFrom("booking_events").select("booking_id").execute();
    expect(new Set(events.map(({ booking_id }) => booking_id))).toEqual(new Set(["young"]));
  });

  it("is kept from the last reply on, and a note for coordinators is none", async () => {
    for (const id of ["answered", "noted"]) await aBooking(id, { status: "quoted" }, FAR);
    // the first reply alone moves `updated_at`
    await anEvent("answered", "reply", YEAR[1]);
    await anEvent("noted", "note", "2026-11-19T00:00:00.000Z");
    await erase();
    expect(await left("bookings")).toEqual(["answered"]);
  });

  it("that was agreed is kept from its closing on, whatever was written later", async () => {
    await aBooking("agreed", { status: "completed" }, THREE_YEARS[0]);
    await anEvent("agreed", "reply", "2026-11-19T00:00:00.000Z");
    await anEvent("agreed", "note", "2026-11-19T00:00:00.000Z");
    await erase();
    expect(await left("bookings")).toEqual([]);
    expect(await left("booking_events")).toEqual([]);
  });
});

describe("a message", () => {
  it.each(["new", "answered", "closed"] as const)("%s", async (status) => {
    for (const [id, at] of [
      ["old", YEAR[0]],
      ["young", YEAR[1]],
    ] as const) {
      await insertMessage(db, { id, status, received_at: FAR, updated_at: at });
      await db
        .insertInto("message_events")
        .values({ id, message_id: id, kind: "note", at, actor_name: "Nila", reason: WORDS })
        .execute();
    }
    await erase();
    expect(await left("messages")).toEqual(["young"]);
    expect(await left("message_events")).toEqual(["young"]);
  });
});
