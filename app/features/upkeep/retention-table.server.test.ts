import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.server";
import { bn } from "~/locales/bn";
import { en } from "~/locales/en";
import { th } from "~/locales/th";
import { insertBooking } from "../../../tests/support/bookings";
import { openTestDatabase } from "../../../tests/support/database";
import {
  insertFamilySession,
  insertLink,
  insertWatchLink,
} from "../../../tests/support/family-access";
import { FAR, MONTH, now, WORDS, YEAR } from "../../../tests/support/retention-times";
import { eraseExpired } from "./retention.server";

let db: Database;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ db, close } = await openTestDatabase());
});
afterEach(() => close());

const erase = () => eraseExpired({ db, now: () => now, log: () => {} });

const countOf = async (table: "sessions" | "one_time_links" | "audit_events" | "rate_limits") =>
  (await db.selectFrom(table).selectAll().execute()).length;

it.each([
  [YEAR.past, 0],
  [YEAR.within, 1],
])("keeps an audit event of %s for a year: %i left", async (at, kept) => {
  const row = { id: "a", at, network: "203.0.113.9", detail: "" };
  await db
    .insertInto("audit_events")
    .values({ ...row, kind: "case-read", request_id: "gone" })
    .execute();
  await erase();
  expect(await countOf("audit_events")).toBe(kept);
});

it("keeps the counts of rate limits for a day", async () => {
  const seconds = now.getTime() / 1000;
  const rows = [
    { key: "old", window_start: seconds - 86_401, count: 1 },
    { key: "young", window_start: seconds - 86_400, count: 1 },
  ];
  await db.insertInto("rate_limits").values(rows).execute();
  await erase();
  expect(await countOf("rate_limits")).toBe(1);
});

describe("a mail is deleted after 30 days", () => {
  it.each([
    ["sent", "sent_at"],
    ["failed", "failed_at"],
    ["failed, and dealt with", "failed_at"],
    ["never sent", "created_at"],
  ] as const)("%s", async (state, column) => {
    const isSettled = state === "failed, and dealt with";
    for (const [id, at] of [
      ["old", MONTH.past],
      ["young", MONTH.within],
    ] as const) {
      await db
        .insertInto("outbox")
        .values({
          id,
          kind: "request-received",
          recipient: "family@example.com",
          subject: "s",
          body_text: WORDS,
          body_html: WORDS,
          created_at: column === "created_at" ? at : FAR,
          next_attempt_at: FAR,
          [column]: at,
          // settling a failed mail does not extend its retention
          ...(isSettled ? { settled_at: MONTH.within, settled_as: "closed", settled_by: "x" } : {}),
        })
        .execute();
    }
    await erase();
    const rows = await db.selectFrom("outbox").select(["id", "body_text", "body_html"]).execute();
    // a mail that was never sent keeps its text
    const words = state === "never sent" ? WORDS : "";
    expect(rows).toEqual([{ id: "young", body_text: words, body_html: words || null }]);
  });
});

describe("access to a family's page", () => {
  beforeEach(() =>
    insertBooking(db, { id: "r", received_at: YEAR.within, updated_at: YEAR.within }),
  );

  it.each([
    ["expired", { expires_at: MONTH.past }, { expires_at: MONTH.within }],
    ["ended", { ended_at: MONTH.past }, { ended_at: MONTH.within }],
  ])("by a link or watch link is deleted 30 days after the link has %s", async (_, gone, kept) => {
    const validLink = { request_id: "r", expires_at: "2026-12-01T00:00:00.000Z" };
    for (const insert of [insertLink, insertWatchLink]) {
      await insert(db, { ...validLink, ...gone, id: "old" });
      await insert(db, { ...validLink, ...kept, id: "young" });
      await insert(db, { ...validLink, id: "works" });
    }
    await erase();
    for (const table of ["request_links", "watch_links"] as const) {
      const rest = await db.selectFrom(table).select("id").orderBy("id").execute();
      expect(rest, table).toEqual([{ id: "works" }, { id: "young" }]);
    }
  });

  it("by a session is deleted when the session has expired", async () => {
    const session = { request_id: "r", user_agent: "Phone" };
    const [past, future] = ["2026-11-19T23:59:59.999Z", "2026-11-20T00:00:00.001Z"];
    await insertFamilySession(db, { ...session, id: "over", expires_at: past });
    await insertFamilySession(db, { ...session, id: "runs", expires_at: future });
    await erase();
    const rest = await db.selectFrom("request_sessions").select("id").execute();
    expect(rest).toEqual([{ id: "runs" }]);
  });

  it("is deleted together with the request", async () => {
    await insertBooking(db, { id: "past", received_at: YEAR.past, updated_at: YEAR.past });
    for (const insert of [insertLink, insertFamilySession, insertWatchLink]) {
      await insert(db, { id: "w", request_id: "past", expires_at: "2030-01-01T00:00:00.000Z" });
    }
    await erase();
    for (const table of ["request_links", "request_sessions", "watch_links"] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });
});

describe("privacy page", () => {
  const digits: Record<string, Intl.NumberFormat> = {
    en: new Intl.NumberFormat("en"),
    bn: new Intl.NumberFormat("bn-BD-u-nu-beng"),
    th: new Intl.NumberFormat("th-TH-u-nu-latn"),
  };

  it.each(Object.entries({ en, bn, th }))("names all periods in %s", (language, { privacy }) => {
    const text = privacy.sections.find(({ id }) => id === "how-long")?.text ?? [];
    const number = (value: number) => digits[language]?.format(value) ?? "";
    // policy, conversation, papers (refused, unfinished), not agreed, agreed, story (with its email, and the bin), record, mails, links, backups, account
    expect(text).toHaveLength(11);
    const named = [[], [90], [30, 90, 7, 7], [12], [3], [12, 12, 30], [12], [30], [30], [30], []];
    for (const [index, numbers] of named.entries()) {
      const matches = text[index]?.match(/[\d০-৯]+/g) ?? [];
      expect(matches, text[index]).toEqual(numbers.map(number));
    }
  });
});
