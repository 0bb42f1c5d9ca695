import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.server";
import { type BookingStatus, statuses } from "~/features/bookings/statuses";
import { bn } from "~/locales/bn";
import { en } from "~/locales/en";
import { th } from "~/locales/th";
import { insertBooking, insertMessage } from "../../../tests/support/bookings";
import { openTestDatabase } from "../../../tests/support/database";
import { eraseExpired } from "./retention.server";

const now = new Date("2026-11-20T00:00:00.000Z");
const YEAR = ["2025-11-19T23:59:59.999Z", "2025-11-20T00:00:00.000Z"] as const;
const THREE_YEARS = ["2023-11-19T23:59:59.999Z", "2023-11-20T00:00:00.000Z"] as const;
const MONTH = ["2026-10-20T23:59:59.999Z", "2026-10-21T00:00:00.000Z"] as const;
const FAR = "2019-01-01T00:00:00.000Z";
const WORDS = "Stroke, three days ago.";

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

async function aUser(id: string) {
  const at = FAR;
  await db
    .insertInto("users")
    .values({
      id,
      email: `${id}@setu.example`,
      role: "user",
      password_hash: "x",
      language: "en",
      created_at: at,
      updated_at: at,
    })
    .execute();
}

describe("of an account", () => {
  beforeEach(() => aUser("owner"));

  it("all stays until its owner deletes it: profile, second step, recovery codes, passkeys", async () => {
    await db
      .insertInto("second_factors")
      .values({ user_id: "owner", secret: "s", confirmed_at: FAR, last_step: 1, created_at: FAR })
      .execute();
    await db
      .insertInto("recovery_codes")
      .values({ id: "used", user_id: "owner", code_hash: "h", used_at: FAR })
      .execute();
    await db
      .insertInto("passkeys")
      .values({
        id: "p",
        user_id: "owner",
        credential_id: "c",
        public_key: "k",
        counter: 0,
        transports: "",
        device_type: "singleDevice",
        backed_up: 0,
        name: "Phone",
        created_at: FAR,
      })
      .execute();
    await erase();
    for (const table of ["users", "second_factors", "recovery_codes", "passkeys"] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toHaveLength(1);
    }
    await db.deleteFrom("users").execute();
    for (const table of ["second_factors", "recovery_codes", "passkeys"] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toHaveLength(0);
    }
  });

  it.each([
    // remembered: 30 days, used or not; else a day, and 12 hours without use
    ["remembered, run out", 1, "2026-11-19T23:00:00.000Z", "2026-11-19T23:59:59.999Z", 0],
    ["remembered, unused for 30 days", 1, MONTH[0], "2026-11-21T00:00:00.000Z", 0],
    ["remembered, seen since", 1, "2026-10-21T00:00:00.000Z", "2026-11-21T00:00:00.000Z", 1],
    ["unused for 12 hours", 0, "2026-11-19T11:59:59.999Z", "2026-11-21T00:00:00.000Z", 0],
    ["seen since", 0, "2026-11-19T12:00:00.000Z", "2026-11-21T00:00:00.000Z", 1],
  ] as const)("a session: %s", async (_name, remember, seen, expires, kept) => {
    await db
      .insertInto("sessions")
      .values({
        id: "s",
        token_hash: "t",
        user_id: "owner",
        remember,
        user_agent: "",
        network: "",
        created_at: FAR,
        last_seen_at: seen,
        expires_at: expires,
      })
      .execute();
    await erase();
    expect(await countOf("sessions")).toBe(kept);
  });

  it("questions to passkeys, once they have run out", async () => {
    const question = { user_id: "owner", challenge: "c" };
    await db
      .insertInto("passkey_challenges")
      .values([
        { ...question, bound_to: "old", expires_at: "2026-11-19T23:59:59.999Z" },
        { ...question, bound_to: "young", expires_at: "2026-11-20T00:00:00.000Z" },
      ])
      .execute();
    await erase();
    const left = await db.selectFrom("passkey_challenges").select("bound_to").execute();
    expect(left).toEqual([{ bound_to: "young" }]);
  });

  it.each([
    [MONTH[0], 0],
    [MONTH[1], 1],
  ])("a link that stopped working at %s, used or not: %i left", async (expires_at, kept) => {
    const link = { token_hash: "t", purpose: "invite", email: "x@setu.example" } as const;
    await db
      .insertInto("one_time_links")
      .values({ id: "l", ...link, created_at: FAR, expires_at })
      .execute();
    await erase();
    expect(await countOf("one_time_links")).toBe(kept);
  });
});

const countOf = async (table: "sessions" | "one_time_links" | "audit_events" | "rate_limits") =>
  (await db.selectFrom(table).selectAll().execute()).length;

it.each([
  [YEAR[0], 0],
  [YEAR[1], 1],
])("the record of who read and changed what, of %s: %i left", async (at, kept) => {
  const row = { id: "a", at, network: "203.0.113.9", detail: "" };
  await db
    .insertInto("audit_events")
    .values({ ...row, kind: "case-read", request_id: "gone" })
    .execute();
  await erase();
  expect(await countOf("audit_events")).toBe(kept);
});

it("counts for limits, of a day", async () => {
  const seconds = now.getTime() / 1000;
  const rows = [
    { key: "old", window_start: seconds - 86_401, count: 1 },
    { key: "young", window_start: seconds - 86_400, count: 1 },
  ];
  await db.insertInto("rate_limits").values(rows).execute();
  await erase();
  expect(await countOf("rate_limits")).toBe(1);
});

describe("a mail", () => {
  it.each([
    ["sent", "sent_at"],
    ["given up", "failed_at"],
    ["never sent", "created_at"],
  ] as const)("%s", async (state, column) => {
    for (const [id, at] of [
      ["old", MONTH[0]],
      ["young", MONTH[1]],
    ] as const) {
      await db
        .insertInto("outbox")
        .values({
          id,
          kind: "booking-received",
          recipient: "family@example.com",
          subject: "s",
          body_text: WORDS,
          body_html: WORDS,
          created_at: column === "created_at" ? at : FAR,
          next_attempt_at: FAR,
          [column]: at,
        })
        .execute();
    }
    await erase();
    const rows = await db.selectFrom("outbox").select(["id", "body_text", "body_html"]).execute();
    // what may still be sent keeps its words
    const words = state === "never sent" ? WORDS : "";
    expect(rows).toEqual([{ id: "young", body_text: words, body_html: words || null }]);
  });
});

describe("the privacy page", () => {
  const digits: Record<string, Intl.NumberFormat> = {
    en: new Intl.NumberFormat("en"),
    bn: new Intl.NumberFormat("bn-BD-u-nu-beng"),
    th: new Intl.NumberFormat("th-TH-u-nu-latn"),
  };

  it.each(Object.entries({ en, bn, th }))("names these times in %s", (language, { privacy }) => {
    const text = privacy.sections.find(({ id }) => id === "how-long")?.text ?? [];
    const number = (value: number) => digits[language]?.format(value) ?? "";
    // policy, not agreed, agreed, story, record, mails, links, backups, account
    expect(text).toHaveLength(9);
    const named = [[], [12], [3], [12, 12], [12], [30], [30], [30], []];
    for (const [index, numbers] of named.entries()) {
      const found = text[index]?.match(/[\d০-৯]+/g) ?? [];
      expect(found, text[index]).toEqual(numbers.map(number));
    }
  });
});
