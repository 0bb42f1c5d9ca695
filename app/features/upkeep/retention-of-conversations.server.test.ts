import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.server";
import type { RequestStatus } from "#db/tables/requests";
import { insertBooking } from "../../../tests/support/bookings";
import { openTestDatabase } from "../../../tests/support/database";
import {
  eventsOf,
  insertRequestEvent,
  requestOf,
  setRequests,
} from "../../../tests/support/requests";
import { now, WORDS } from "../../../tests/support/retention-times";
import { refreshSearchText } from "../requests/search-text.server";
import { eraseExpired } from "./retention.server";

let db: Database;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ db, close } = await openTestDatabase());
});
afterEach(() => close());

/** Times slightly more than 90 days, and exactly 90 days, before the clean-up. */
const [OLD, YOUNG] = ["2026-08-21T23:59:59.999Z", "2026-08-22T00:00:00.000Z"];
const BEFORE = "2026-08-01T00:00:00.000Z";
const TEXT = "Oxygen at night";

async function addConversation(id: string, closedAt: string, status: RequestStatus = "declined") {
  const columns = { received_at: BEFORE, updated_at: closedAt, tell_us_more: WORDS, status };
  await insertBooking(db, { id, ...columns });
  const words = { request_id: id, at: BEFORE, words: TEXT };
  await insertRequestEvent(db, { id: `${id}-family`, kind: "family", by: "family", ...words });
  await insertRequestEvent(db, { id: `${id}-refused`, kind: "paper-refused", ...words });
  for (const channel of ["page", "phone"] as const) {
    await insertRequestEvent(db, { id: `${id}-${channel}`, kind: "reply", channel, ...words });
  }
  await insertRequestEvent(db, { id: `${id}-note`, ...words });
  const move = { kind: "move", at: closedAt, to_status: status } as const;
  await insertRequestEvent(db, { id: `${id}-move`, request_id: id, ...move });
  await refreshSearchText(db, id);
}

const erase = () => eraseExpired({ db, now: () => now, log: () => {} });
const remainingTexts = async (id: string) =>
  (await eventsOf(db, { request_id: id, words: TEXT })).map((event) => event.id).toSorted();
const ALL = ["family", "note", "page", "phone", "refused"];
const allTexts = (id: string) => ALL.map((one) => `${id}-${one}`);

describe("retention of conversations", () => {
  it("erases the conversation's text 90 days after the request was closed, and nothing else", async () => {
    await addConversation("old", OLD);
    await addConversation("young", YOUNG);
    await addConversation("open", OLD, "in_review");
    const events = (await eventsOf(db)).length;
    expect((await requestOf(db, "old")).search_text).toContain("oxygen");
    await erase();
    expect(await remainingTexts("old")).toEqual(["old-note", "old-phone"]);
    expect(await remainingTexts("young")).toEqual(allTexts("young"));
    expect(await remainingTexts("open")).toEqual(allTexts("open"));
    expect(await eventsOf(db)).toHaveLength(events);
    const { tell_us_more, search_text } = await requestOf(db, "old");
    expect(tell_us_more).toBe(WORDS);
    expect(search_text).not.toContain("oxygen");
    expect((await requestOf(db, "young")).search_text).toContain("oxygen");
  });

  it("keeps the texts of a merged request as long as those of its main request", async () => {
    await addConversation("whole", OLD, "in_review");
    await addConversation("part", OLD, "duplicate");
    await setRequests(db, { merged_into: "whole" }, { id: "part" });
    await erase();
    expect(await remainingTexts("part")).toEqual(allTexts("part"));
    await setRequests(db, { status: "declined" }, { id: "whole" });
    await erase();
    expect(await remainingTexts("part")).toEqual(["part-note", "part-phone"]);
  });

  it("keeps the texts of a reopened request", async () => {
    await addConversation("back", OLD);
    await setRequests(db, { status: "in_review" }, { id: "back" });
    await erase();
    expect(await remainingTexts("back")).toEqual(allTexts("back"));
  });
});
