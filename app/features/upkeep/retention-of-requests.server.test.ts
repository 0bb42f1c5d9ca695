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
  ...notAgreed.map((from) => onHoldFrom(from, YEAR)),
  ...agreed.slice(0, -1).map((from) => onHoldFrom(from, THREE_YEARS)),
  ...closedBeforeAgreed.map((status) => ({
    name: `${status} after confirmed`,
    status,
    from: "confirmed" as const,
    ages: THREE_YEARS,
  })),
  { name: "in review again", status: "in_review", from: "scheduled", ages: THREE_YEARS },
];

function onHoldFrom(from: RequestStatus, ages: Situation["ages"]): Situation {
  return { name: `on hold from ${from}`, status: "on_hold", from, ages };
}

async function insertRequest(
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
  if (from) await insertEvent(id, "move", FAR, { to_status: from });
  await insertEvent(id, "move", at, { from_status: from ?? null, to_status: status });
}

function insertEvent(
  request_id: string,
  kind: "move" | "reply" | "family" | "note",
  at: string,
  more: { from_status?: RequestStatus | null; to_status?: RequestStatus } = {},
) {
  return insertRequestEvent(db, { id: randomUUID(), request_id, kind, at, words: WORDS, ...more });
}

const remainingIds = async () => (await requestsOf(db)).map(({ id }) => id).sort();
const requestIdsOfEvents = async () => [
  ...new Set((await eventsOf(db)).map(({ request_id }) => request_id)),
];

describe("booking", () => {
  it("is tested with every status", () => {
    expect(new Set(situations.map(({ status }) => status))).toEqual(new Set(statuses));
  });

  it.each(situations)("$name is erased when its retention ends", async (situation) => {
    await insertRequest("old", situation, situation.ages.past);
    await insertRequest("young", situation, situation.ages.within);
    await erase();
    expect(await remainingIds()).toEqual(["young"]);
    expect(await requestIdsOfEvents()).toEqual(["young"]);
  });

  it("is retained from the last reply or family message, not from a note", async () => {
    for (const id of ["answered", "noted", "written"])
      await insertRequest(id, { status: "quoted" }, FAR);
    // only the first reply changes `updated_at`
    await insertEvent("answered", "reply", YEAR.within);
    await insertEvent("written", "family", YEAR.within);
    await insertEvent("noted", "note", "2026-11-19T00:00:00.000Z");
    await erase();
    expect(await remainingIds()).toEqual(["answered", "written"]);
  });

  it("with an agreed quote is retained from its closing, despite a later reply", async () => {
    await insertRequest("agreed", { status: "completed" }, THREE_YEARS.past);
    await insertEvent("agreed", "reply", "2026-11-19T00:00:00.000Z");
    await insertEvent("agreed", "note", "2026-11-19T00:00:00.000Z");
    await erase();
    expect(await remainingIds()).toEqual([]);
    expect(await requestIdsOfEvents()).toEqual([]);
  });

  it("is not treated as agreed if it was completed while it was a message", async () => {
    await insertRequest("old", { status: "in_review", from: "completed" }, YEAR.past);
    await erase();
    expect(await remainingIds()).toEqual([]);
  });
});

it("a call-back has the same retention as a booking", async () => {
  await insertRequest("old", { status: "acknowledged" }, YEAR.past, "call_back");
  await insertRequest("agreed", { status: "confirmed" }, YEAR.past, "call_back");
  await erase();
  expect(await remainingIds()).toEqual(["agreed"]);
});

describe("message", () => {
  const messageStatuses = ["received", "acknowledged", "completed", "duplicate"] as const;

  it.each(messageStatuses)("%s is erased after a year", async (status) => {
    for (const [id, at] of [
      ["old", YEAR.past],
      ["young", YEAR.within],
    ] as const) {
      await insertMessage(db, { id, status, received_at: FAR, updated_at: at });
      await insertEvent(id, "reply", at);
    }
    await erase();
    expect(await remainingIds()).toEqual(["young"]);
    expect(await requestIdsOfEvents()).toEqual(["young"]);
  });
});
