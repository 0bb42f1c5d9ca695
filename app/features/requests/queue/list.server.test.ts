import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.server";
import { PAGE_SIZE } from "~/constants";
import { insertBooking, insertMessage } from "../../../../tests/support/bookings";
import { openTestDatabase } from "../../../../tests/support/database";
import { listRequests } from "./list.server";
import { kindsIn, type ListFilter, readListFilter } from "./list-filter";

const now = new Date("2026-11-20T08:30:00.000Z");
const person = { id: "nila" };
const filterOf = (given: Partial<ListFilter>) => ({
  ...readListFilter(new URLSearchParams(), "bookings"),
  ...given,
});
const listBookings = (db: Database, filter: ListFilter) =>
  listRequests(db, filter, { person, kinds: kindsIn("bookings", filter), now });

describe("list search", () => {
  let db: Database;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ db, close } = await openTestDatabase());
    await insertBooking(db, {
      id: "rahima",
      reference: "SETU-7K3M-9Q0X",
      full_name: "রহিমা খাতুন",
      email: "rahima_k@example.com",
      phone_number: "+8801712345678",
    });
    await insertBooking(db, {
      id: "somchai",
      reference: "SETU-AB12-1CDE",
      full_name: "Somchai O'Brien 100%",
      email: "somchai@example.org",
      phone_number: "+6620668888",
    });
    await insertBooking(db, {
      id: "other",
      reference: "SETU-ZZZZ-ZZZZ",
      full_name: "Setu Mohammad Karim",
      email: "rahimaxk@example.net",
      phone_number: "+8801998877665",
    });
  });
  afterAll(() => close());

  it.each([
    ["", ["other", "rahima", "somchai"]],
    ["SETU-7K3M-9Q0X", ["rahima"]],
    ["setu 7k3m 9qox", ["rahima"]],
    ["setu7k3m9q0x", ["rahima"]],
    ["7K3M", ["rahima"]],
    ["3m-9q", ["rahima"]],
    ["SETU", ["other", "rahima", "somchai"]],
    ["SETU-ZZ", ["other"]],
    ["setu zzzzzzzz", ["other"]],
    // a name that looks like a reference
    ["Setu Mohammad", ["other"]],
    ["রহিমা", ["rahima"]],
    ["খাতুন রহিমা", ["rahima"]],
    ["SOMCHAI", ["somchai"]],
    ["o'brien", ["somchai"]],
    ["EXAMPLE.ORG", ["somchai"]],
    ["rahima_k", ["rahima"]],
    ["100%", ["somchai"]],
    ["%", ["somchai"]],
    ["_", ["rahima"]],
    ["\\", []],
    ["01712345678", ["rahima"]],
    ["01712-345678", ["rahima"]],
    ["+880 1712 345678", ["rahima"]],
    ["008801712345678", ["rahima"]],
    ["০১৭১২৩৪৫৬৭৮", ["rahima"]],
    ["০১৭১২", ["rahima"]],
    ["345 678", ["rahima"]],
    ["+66 2 066 8888", ["somchai"]],
    ["02 066 8888", ["somchai"]],
    ["๐๖๖๘๘", ["somchai"]],
    ["karim 7665", ["other"]],
    ["nobody", []],
    ["'; drop table bookings; --", []],
  ])("finds %j", async (search, ids) => {
    const { rows, count } = await listBookings(db, filterOf({ search }));
    expect(rows.map(({ id }) => id).sort()).toEqual(ids);
    expect(count).toBe(ids.length);
  });
});

describe("full list", () => {
  let db: Database;
  let close: () => Promise<void>;
  const list = (given: Partial<ListFilter>) => listBookings(db, filterOf(given));

  beforeAll(async () => {
    ({ db, close } = await openTestDatabase());
    for (let index = 0; index < 30; index++) {
      const minute = String(index).padStart(2, "0");
      await insertBooking(db, {
        id: `answered-${minute}`,
        status: "quoted",
        received_at: `2026-11-20T07:${minute}:00.000Z`,
        replied_at: "2026-11-20T07:59:00.000Z",
      });
    }
    await insertBooking(db, { id: "overdue-short", received_at: "2026-11-20T06:00:00.000Z" });
    await insertBooking(db, { id: "overdue-long", received_at: "2026-11-10T06:00:00.000Z" });
    await insertBooking(db, { id: "due", received_at: "2026-11-20T08:00:00.000Z" });
    await insertMessage(db, { id: "message", received_at: "2026-11-20T07:00:00.000Z" });
    await insertBooking(db, {
      id: "call-back",
      kind: "call_back",
      status: "completed",
      replied_at: "2026-11-02T06:10:00.000Z",
      received_at: "2026-11-02T06:00:00.000Z",
    });
    await insertBooking(db, {
      id: "cancelled",
      status: "cancelled",
      received_at: "2026-11-01T06:00:00.000Z",
    });
  });
  afterAll(() => close());

  it("starts with overdue requests, longest first, then the newest", async () => {
    const { rows, count, pages } = await list({});
    expect(rows.slice(0, 4).map(({ id }) => id)).toEqual([
      "overdue-long",
      "overdue-short",
      "due",
      "answered-29",
    ]);
    expect({ count, pages, length: rows.length }).toEqual({
      count: 35,
      pages: 2,
      length: PAGE_SIZE,
    });
  });

  it("shows each booking on exactly one page", async () => {
    const first = await list({ page: 1 });
    const second = await list({ page: 2 });
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(35);
    expect(second.rows.at(-1)?.id).toBe("cancelled");
  });

  it("shows the last page if a later one is requested", async () => {
    expect(await list({ page: 999 })).toMatchObject({ page: 2, pages: 2 });
    expect(await list({ page: 999, search: "nobody" })).toMatchObject({ page: 1, count: 0 });
  });

  it("filters by status and by status group", async () => {
    const ids = async (status: ListFilter["status"]) =>
      (await list({ status })).rows.map(({ id }) => id);
    expect(await ids("overdue")).toEqual(["overdue-long", "overdue-short"]);
    expect(await ids("due")).toEqual(["due"]);
    expect(await ids("closed")).toEqual(["call-back", "cancelled"]);
    expect(await ids("received")).toEqual(["overdue-long", "overdue-short", "due"]);
    expect((await list({ status: "open" })).count).toBe(33);
    expect((await list({ status: "quoted", search: "nobody" })).count).toBe(0);
  });

  it("filters by kind", async () => {
    const count = async (kind: ListFilter["kind"]) => (await list({ kind })).count;
    expect(await count(null)).toBe(35);
    expect(await count("all")).toBe(36);
    expect((await list({ kind: "message" })).rows.map(({ id }) => id)).toEqual(["message"]);
    expect((await list({ kind: "call_back" })).rows.map(({ id }) => id)).toEqual(["call-back"]);
  });

  it("sorts newest or oldest first", async () => {
    expect((await list({ order: "newest" })).rows[0]?.id).toBe("due");
    expect((await list({ order: "oldest" })).rows.slice(0, 3).map(({ id }) => id)).toEqual([
      "cancelled",
      "call-back",
      "overdue-long",
    ]);
  });

  it("ignores invalid query values", () => {
    const read = (query: string) => readListFilter(new URLSearchParams(query), "bookings");
    const nothing = filterOf({});
    expect(nothing).toMatchObject({ search: "", status: null, order: null, page: 1 });
    expect(read("")).toEqual(nothing);
    expect(read("page=-1&status=toString")).toEqual(nothing);
    expect(read("page=1e9&status=")).toEqual(nothing);
    expect(read("page=0&page=2&search=%20%20")).toEqual(nothing);
    const expected = filterOf({ search: "a", status: "on_hold", page: 3 });
    expect(read("page=3&status=on_hold&search=+a+")).toEqual(expected);
    expect(read(`search=${"x".repeat(5000)}`).search).toHaveLength(100);
  });
});
