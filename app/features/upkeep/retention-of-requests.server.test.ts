import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.server";
import type { RequestKind, RequestStatus } from "#db/tables/requests";
import { statuses } from "~/features/requests/life";
import { insertBooking, insertMessage } from "../../../tests/support/bookings";
import { openTestDatabase } from "../../../tests/support/database";
import { eventsOf, insertRequestEvent, requestsOf } from "../../../tests/support/requests";
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
const closedBeforeAgreed = ["cancelled", "declined", "duplicate", "spam"] as const;
const agreed = ["confirmed", "scheduled", "in_transit", "arrived", "completed"] as const;

interface Situation {
  name: string;
  status: RequestStatus;
  /** The previous status. */
  from?: RequestStatus;
  /** Two times: one slightly too old, and one not yet too old. */
  ages: { past: string; within: string };
}

/** States of a booking, each with its retention after the last contact or the closing. */
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

function onHold(from: RequestStatus, ages: Situation["ages"]): Situation {
  return { name: `on hold from ${from}`, status: "on_hold", from, ages };
}

async function aBooking(
  id: string,
  { status, from }: Pick<Situation, "status" | "from">,
  at: string,
  kind: RequestKind = "booking",
) {
  await insertBooking(db, {
    id,
    kind,
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
  request_id: string,
  kind: "move" | "reply" | "family" | "note",
  at: string,
  more: { from_status?: RequestStatus | null; to_status?: RequestStatus } = {},
) {
  return insertRequestEvent(db, { id: randomUUID(), request_id, kind, at, words: WORDS, ...more });
}

const left = async () => (await requestsOf(db)).map(({ id }) => id).sort();
const leftEvents = async () => [
  ...new Set((await eventsOf(db)).map(({ request_id }) => request_id)),
];

describe("booking", () => {
  it("is tested with every status", () => {
    expect(new Set(situations.map(({ status }) => status))).toEqual(new Set(statuses));
  });

  it.each(situations)("$name", async (situation) => {
    await aBooking("old", situation, situation.ages.past);
    await aBooking("young", situation, situation.ages.within);
    await erase();
    expect(await left()).toEqual(["young"]);
    expect(await leftEvents()).toEqual(["young"]);
  });

  it("is kept from the last reply or family message on, but not from a note on", async () => {
    for (const id of ["answered", "noted", "written"])
      await aBooking(id, { status: "quoted" }, FAR);
    // only the first reply changes `updated_at`
    await anEvent("answered", "reply", YEAR.within);
    await anEvent("written", "family", YEAR.within);
    await anEvent("noted", "note", "2026-11-19T00:00:00.000Z");
    await erase();
    expect(await left()).toEqual(["answered", "written"]);
  });

  it("is kept from its closing on if a quote was agreed, despite a later message", async () => {
    await aBooking("agreed", { status: "completed" }, THREE_YEARS.past);
    await anEvent("agreed", "reply", "2026-11-19T00:00:00.000Z");
    await anEvent("agreed", "note", "2026-11-19T00:00:00.000Z");
    await erase();
    expect(await left()).toEqual([]);
    expect(await leftEvents()).toEqual([]);
  });

  it("is not treated as agreed if it was completed while it was a message", async () => {
    await aBooking("old", { status: "in_review", from: "completed" }, YEAR.past);
    await erase();
    expect(await left()).toEqual([]);
  });
});

it("a call-back has the same retention as a booking", async () => {
  await aBooking("old", { status: "acknowledged" }, YEAR.past, "call_back");
  await aBooking("agreed", { status: "confirmed" }, YEAR.past, "call_back");
  await erase();
  expect(await left()).toEqual(["agreed"]);
});

describe("message", () => {
  it.each(["received", "acknowledged", "completed", "duplicate"] as const)("%s", async (status) => {
    for (const [id, at] of [
      ["old", YEAR.past],
      ["young", YEAR.within],
    ] as const) {
      await insertMessage(db, { id, status, received_at: FAR, updated_at: at });
      await anEvent(id, "reply", at);
    }
    await erase();
    expect(await left()).toEqual(["young"]);
    expect(await leftEvents()).toEqual(["young"]);
  });
});
