import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.server";
import { insertAdmin, insertBooking, insertMessage } from "../../../../tests/support/bookings";
import { openTestDatabase } from "../../../../tests/support/database";
import { insertClock, requestsOf, setClocks } from "../../../../tests/support/requests";
import { promiseFigures, promiseLastWeek } from "./figures.server";

/** 14:30 in Dhaka. */
const now = new Date("2026-11-20T08:30:00.000Z");
let db: Database;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ db, close } = await openTestDatabase());
});
afterEach(() => close());

const MINUTE = 60_000;

/** Inserts a booking with a time of arrival and the minutes until its reply; without minutes it is unanswered. */
async function insertReplied(received_at: string, minutes?: number, by?: string) {
  const replied_at =
    minutes === undefined
      ? null
      : new Date(Date.parse(received_at) + minutes * MINUTE).toISOString();
  const id = await insertBooking(db, { received_at, replied_at });
  if (by) await setClocks(db, { stopped_by: by }, { id });
}

describe("figures of the promise", () => {
  it("are empty if nobody wrote", async () => {
    const figures = await promiseFigures(db, 7, now);
    expect(figures.shares).toEqual([
      { days: 7, counted: 0, inTime: 0, medianMinutes: null },
      { days: 30, counted: 0, inTime: 0, medianMinutes: null },
    ]);
    expect(figures.byHour).toHaveLength(24);
    expect(figures.perDay).toHaveLength(7);
    expect([figures.byCoordinator, figures.byStatus, figures.byDestination]).toEqual([[], [], []]);
    expect(await promiseLastWeek(db, now)).toEqual({ counted: 0, inTime: 0 });
  });

  it("cover the last 7 and 30 days in Dhaka, count an expired clock as missed, and ignore a running one", async () => {
    // the first moment of the 7th day, and the moment before
    await insertReplied("2026-11-13T18:00:00.000Z", 10);
    await insertReplied("2026-11-13T17:59:59.999Z", 30);
    // the first moment of the 30th day, and the moment before
    await insertReplied("2026-10-21T18:00:00.000Z", 120);
    await insertReplied("2026-10-21T17:59:59.999Z", 5);
    await insertReplied("2026-11-19T10:00:00.000Z", 121);
    await insertReplied("2026-11-19T11:00:00.000Z");
    await insertReplied("2026-11-20T08:00:00.000Z");
    const { shares } = await promiseFigures(db, 7, now);
    expect(shares).toEqual([
      { days: 7, counted: 3, inTime: 1, medianMinutes: 65.5 },
      { days: 30, counted: 5, inTime: 3, medianMinutes: 75 },
    ]);
    expect(await promiseLastWeek(db, now)).toEqual({ counted: 3, inTime: 1 });
  });

  it("omit duplicates, which are answered under another reference", async () => {
    await insertBooking(db, { received_at: "2026-11-19T10:00:00.000Z", status: "duplicate" });
    await insertMessage(db, {
      received_at: "2026-11-19T10:00:00.000Z",
      replied_at: "2026-11-19T10:20:00.000Z",
    });
    expect(await promiseLastWeek(db, now)).toEqual({ counted: 1, inTime: 1 });
  });

  it("omit clocks that do not count, as of duplicates or started by coordinators", async () => {
    await insertReplied("2026-11-19T10:00:00.000Z", 20);
    await insertReplied("2026-11-19T11:00:00.000Z", 20);
    const [first] = await requestsOf(db);
    await setClocks(db, { counts: 0 }, { request_id: first?.id });
    const { shares } = await promiseFigures(db, 7, now);
    expect(shares[0]).toEqual({ days: 7, counted: 1, inTime: 1, medianMinutes: 20 });
    expect(await promiseLastWeek(db, now)).toEqual({ counted: 1, inTime: 1 });
  });

  it("omit spam, and count spam and its late decisions separately", async () => {
    const early = await insertBooking(db, { received_at: "2026-11-19T10:00:00.000Z" });
    const late = await insertMessage(db, { received_at: "2026-11-19T10:00:00.000Z" });
    await insertBooking(db, { received_at: "2026-11-19T10:00:00.000Z" });
    await setClocks(db, { spam_at: "2026-11-19T11:00:00.000Z" }, { request_id: early });
    await setClocks(db, { spam_at: "2026-11-19T13:00:00.000Z" }, { request_id: late });
    const { shares, spam } = await promiseFigures(db, 7, now);
    expect(shares[0]).toMatchObject({ counted: 1, inTime: 0 });
    expect(spam).toEqual([{ name: null, count: 2, late: 1 }]);
    expect(await promiseLastWeek(db, now)).toEqual({ counted: 1, inTime: 0 });
  });

  it("use the time of a family's later message, not the time of its first request", async () => {
    const request_id = await insertBooking(db, { received_at: "2026-09-01T10:00:00.000Z" });
    await insertClock(db, {
      id: "anew",
      request_id,
      started_at: "2026-11-19T10:00:00.000Z",
      due_at: "2026-11-19T12:00:00.000Z",
      stopped_at: "2026-11-19T10:20:00.000Z",
      counts: 1,
    });
    const { shares } = await promiseFigures(db, 7, now);
    expect(shares[0]).toEqual({ days: 7, counted: 1, inTime: 1, medianMinutes: 20 });
  });

  it("measure whole minutes to a reply, also across midnight", async () => {
    await insertReplied("2026-11-18T23:30:10.900Z", 59);
    await insertReplied("2026-11-16T23:30:10.000Z", 24 * 60 + 45.05);
    const { shares } = await promiseFigures(db, 7, now);
    expect(shares[0]?.medianMinutes).toBe((59 + 24 * 60 + 45) / 2);
  });

  it("group clocks of the chosen span by hour in Dhaka", async () => {
    // at 2:30 am, answered after 40 minutes; in the same hour three weeks ago, after 150
    await insertReplied("2026-11-18T20:30:00.000Z", 40);
    await insertReplied("2026-10-30T20:59:59.999Z", 150);
    const week = await promiseFigures(db, 7, now);
    expect(week.byHour[2]).toEqual({ counted: 1, inTime: 1, medianMinutes: 40 });
    const month = await promiseFigures(db, 30, now);
    expect(month.byHour[2]).toEqual({ counted: 2, inTime: 1, medianMinutes: 95 });
    expect(month.byHour.filter(({ counted }) => counted > 0)).toHaveLength(1);
  });

  it("sort coordinators by number of replies, and count replies by unknown coordinators", async () => {
    const nusrat = await insertAdmin(db, "Nusrat");
    const tahmid = await insertAdmin(db, "Tahmid");
    await insertReplied("2026-11-19T10:00:00.000Z", 20, tahmid.id);
    await insertReplied("2026-11-19T10:00:00.000Z", 30, nusrat.id);
    await insertReplied("2026-11-19T11:00:00.000Z", 300, nusrat.id);
    await insertReplied("2026-11-19T12:00:00.000Z", 10);
    await insertReplied("2026-11-01T12:00:00.000Z", 10, tahmid.id);
    const { byCoordinator } = await promiseFigures(db, 7, now);
    expect(byCoordinator[0]).toEqual({ name: "Nusrat", counted: 2, inTime: 1, medianMinutes: 165 });
    expect(byCoordinator.map(({ name, counted }) => [name, counted])).toEqual([
      ["Nusrat", 2],
      [expect.toBeOneOf(["Tahmid", null]), 1],
      [expect.toBeOneOf(["Tahmid", null]), 1],
    ]);
  });
});

describe("arrivals", () => {
  it("are counted by Dhaka day, bookings and messages separately", async () => {
    await insertBooking(db, { received_at: "2026-11-19T17:59:59.999Z" });
    await insertBooking(db, { received_at: "2026-11-19T18:00:00.000Z" });
    await insertMessage(db, { received_at: "2026-11-20T08:00:00.000Z" });
    const { perDay } = await promiseFigures(db, 7, now);
    expect(perDay.slice(-2)).toEqual([
      { day: "2026-11-19", bookings: 1, messages: 0 },
      { day: "2026-11-20", bookings: 1, messages: 1 },
    ]);
  });

  it("are counted by status, service and country, and recognise countries in any language", async () => {
    const received_at = "2026-11-19T10:00:00.000Z";
    const service = "icu-air-ambulance";
    await insertBooking(db, { received_at, service, destination_country: "thailand " });
    await insertBooking(db, { received_at, service, destination_country: "থাইল্যান্ড" });
    await insertBooking(db, { received_at, destination_country: "ประเทศไทย", status: "quoted" });
    await insertBooking(db, { received_at, destination_country: "Germany" });
    await insertBooking(db, { received_at, destination_country: " " });
    await insertBooking(db, { received_at: "2026-11-01T10:00:00.000Z" });
    const figures = await promiseFigures(db, 7, now);
    expect(figures.byDestination).toEqual([
      { value: "thailand", count: 3 },
      { value: "other", count: 1 },
      { value: null, count: 1 },
    ]);
    expect(figures.byStatus).toEqual([
      { value: "received", count: 4 },
      { value: "quoted", count: 1 },
    ]);
    expect(figures.byService).toEqual([
      { value: null, count: 3 },
      { value: service, count: 2 },
    ]);
  });
});
