import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.server";
import { bn } from "~/locales/bn";
import { en } from "~/locales/en";
import { th } from "~/locales/th";
import { openTestDatabase } from "../../../tests/support/database";
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

it("counts of rate limits are stored for a day", async () => {
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
    ["given up, and dealt with", "failed_at"],
    ["never sent", "created_at"],
  ] as const)("%s", async (state, column) => {
    const isSettled = state === "given up, and dealt with";
    for (const [id, at] of [
      ["old", MONTH[0]],
      ["young", MONTH[1]],
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
          // settling does not prolong it
          ...(isSettled ? { settled_at: MONTH[1], settled_as: "closed", settled_by: "x" } : {}),
        })
        .execute();
    }
    await erase();
    const rows = await db.selectFrom("outbox").select(["id", "body_text", "body_html"]).execute();
    // an unsent mail keeps its text
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
    // policy, not agreed, agreed, story (with its email, and the bin), record, mails, links, backups, account
    expect(text).toHaveLength(9);
    const named = [[], [12], [3], [12, 12, 30], [12], [30], [30], [30], []];
    for (const [index, numbers] of named.entries()) {
      const found = text[index]?.match(/[\d০-৯]+/g) ?? [];
      expect(found, text[index]).toEqual(numbers.map(number));
    }
  });
});
