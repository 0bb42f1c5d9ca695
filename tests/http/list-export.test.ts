import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { seedLarge } from "#db/seeds/large/large";
import { MOST_FOUND } from "~/features/requests/queue/search.server";
import { signedIn, signedInUser } from "../support/admin";
import { insertAdmin, insertBooking, insertMessage } from "../support/bookings";
import { insertRequests, requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const BOOKINGS = "/dashboard/admin/bookings";
let site: Site;
let nila: Visitor;
let nilaId: string;
beforeEach(async () => {
  site = await startSite();
  nilaId = (await insertAdmin(site.db, "Nila")).id;
  nila = await signedIn(site, nilaId);
});
afterEach(() => site.close());

async function download(path: string): Promise<string> {
  const answer = await nila.send(path);
  expect(answer.status).toBe(200);
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
}

const exportEvents = () =>
  site.db
    .selectFrom("audit_events")
    .select(["kind", "actor_id", "detail"])
    .where("kind", "like", "%-exported")
    .execute();

describe("exported list", () => {
  it("has all results of a search, while the page shows only the newest", async () => {
    const sizes = { bookings: MOST_FOUND + 20, messages: 0, users: 0, posts: 0, audit: 0 };
    await seedLarge(site.db, site.clock.now, sizes);
    const page = await nila.get(`${BOOKINGS}?search=family.example`);
    expect(page.text).toContain(`Bookings found: ${MOST_FOUND}+`);
    const file = await download(`${BOOKINGS}/export?search=family.example`);
    expect(file.match(/SETU-/g)).toHaveLength(MOST_FOUND + 20);
  });

  it("opens in spreadsheets: named, UTF-8, quoted, in Dhaka time", async () => {
    await insertBooking(site.db, {
      reference: "SETU-FILE-0001",
      full_name: "রহিমা খাতুন",
      patient_name: "করিম",
      patient_current_location: 'Ward "B", Dhaka',
      tell_us_more: "one\r\ntwo, three",
      assigned_to: nilaId,
      urgent: 1,
      service: "hotel-booking",
      patient_age: "62",
      passport: "yes",
      relatives: 2,
    });
    const answer = await nila.send(`${BOOKINGS}/export`);
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/csv; charset=utf-8/);
    expect(answer.headers.get("Content-Disposition")).toBe(
      'attachment; filename="bookings-2026-11-20.csv"',
    );
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const file = await download(`${BOOKINGS}/export`);
    expect(file.startsWith("\uFEFFRequest number,Kind,Arrived (Bangladesh time),")).toBe(true);
    expect(file.endsWith("\r\n")).toBe(true);
    const [, line] = file.split(/\r\n(?=SETU)/);
    expect(line).toBe(
      [
        "SETU-FILE-0001,Booking,2026-11-20 14:00:00,2026-11-20 16:00:00,,Received,Nila,বাংলা",
        'রহিমা খাতুন,01712-345678,rahima@example.com,করিম,"Ward ""B"", Dhaka",Thailand,Hotel booking',
        ',62,,Yes,,2,,It cannot wait,"one\r\ntwo, three"\r\n',
      ].join(","),
    );
  });

  it("has times that a spreadsheet recognises, in both lists", async () => {
    await insertBooking(site.db, { replied_at: "2026-11-20T19:05:09.123Z" });
    await insertMessage(site.db, { replied_at: "2026-11-20T19:05:09.123Z" });
    for (const list of [BOOKINGS, "/dashboard/admin/contacts"]) {
      const file = await download(`${list}/export`);
      const [, line = ""] = file.trimEnd().split("\r\n");
      expect(line.split(",").slice(2, 5)).toEqual([
        "2026-11-20 14:00:00",
        "2026-11-20 16:00:00",
        "2026-11-21 01:05:09",
      ]);
    }
  });

  it.each(["\n", "\r", "\r\n"])("keeps line breaks inside one cell: %j", async (end) => {
    await insertMessage(site.db, { tell_us_more: `one${end}=1+1` });
    await insertBooking(site.db, { tell_us_more: `one${end}=1+1` });
    for (const list of [BOOKINGS, "/dashboard/admin/contacts"]) {
      expect(await download(`${list}/export`)).toContain(`"one${end}=1+1"`);
    }
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "＝1"])(
    "has no cell that a spreadsheet would evaluate: %j",
    async (words) => {
      await insertMessage(site.db, { tell_us_more: words, full_name: words });
      const file = await download("/dashboard/admin/contacts/export");
      const cells = file.trimEnd().split("\r\n").at(-1)?.split(",") ?? [];
      expect(cells.filter((cell) => cell.endsWith(words))).toEqual([`'${words}`, `'${words}`]);
    },
  );

  it("has the filtered rows in the list's order, and records the filter in the audit", async () => {
    const received_at = "2026-11-20T07:00:00.000Z";
    await insertBooking(site.db, { reference: "SETU-A", full_name: "Bashir", urgent: 1 });
    await insertBooking(site.db, { reference: "SETU-B", urgent: 1, received_at });
    await insertBooking(site.db, { reference: "SETU-C", full_name: "Bashir" });
    const page = await nila.get(`${BOOKINGS}?urgent=1&sort=oldest&page=3`);
    const link = page.document.querySelector("a[href*='/export']")?.getAttribute("href") ?? "";
    const file = await download(link.replaceAll("&amp;", "&"));
    const references = (text: string) => text.match(/SETU-./g);
    expect(references(file)).toEqual(["SETU-B", "SETU-A"]);
    expect(
      references(await download(`${BOOKINGS}/export?search=Bashir&status=open`))?.toSorted(),
    ).toEqual(["SETU-A", "SETU-C"]);
    const rows = { kind: "requests-exported", actor_id: nilaId };
    expect(await exportEvents()).toEqual(
      expect.arrayContaining([
        { ...rows, detail: "rows=2 urgent=1 sort=oldest" },
        { ...rows, detail: "rows=2 status=open search" },
      ]),
    );
    expect((await nila.get("/dashboard/admin/audit")).text).toContain(
      "Requests downloaded as a file",
    );
  });

  it("has bookings, call-backs and messages in one file if all are requested", async () => {
    const received_at = "2026-11-20T07:00:00.000Z";
    await insertMessage(site.db, { reference: "SETU-C", received_at });
    await insertBooking(site.db, { reference: "SETU-B", kind: "call_back" });
    const file = await download("/dashboard/admin/contacts/export?kind=all");
    const lines = file.trimEnd().split("\r\n").slice(1);
    expect(lines.map((line) => line.split(",").slice(0, 2))).toEqual([
      ["SETU-B", "Call back"],
      ["SETU-C", "Message"],
    ]);
    expect(lines.map((line) => line.split(",")[5])).toEqual(["Received", "New"]);
    expect(await exportEvents()).toMatchObject([{ detail: "rows=2 kind=all" }]);
  });

  it("is for coordinators only", async () => {
    for (const visitor of [site.visitor(), await signedInUser(site)]) {
      for (const list of ["bookings", "contacts"]) {
        const answer = await visitor.send(`/dashboard/admin/${list}/export`);
        expect([302, 303, 403]).toContain(answer.status);
        expect(await answer.text()).not.toContain("Request number");
      }
    }
    expect(await exportEvents()).toEqual([]);
  });

  it("is streamed, with every row once", async () => {
    const bookingId = await insertBooking(site.db, {
      reference: "SETU-MANY",
      tell_us_more: "x".repeat(200),
    });
    await multiply(bookingId, 4_000);
    const answer = await nila.send(`${BOOKINGS}/export`);
    expect(answer.headers.get("Content-Length")).toBeNull();
    let chunkCount = 0;
    let text = "";
    const decoder = new TextDecoder();
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
      chunkCount += 1;
      text += decoder.decode(chunk, { stream: true });
    }
    expect(chunkCount).toBeGreaterThan(5);
    const found = text.match(/SETU-\d+|SETU-MANY/g) ?? [];
    expect(found).toHaveLength(4_000);
    expect(new Set(found).size).toBe(4_000);
    expect(await exportEvents()).toMatchObject([{ detail: "rows=1000+" }]);
  });
});

/** Inserts `count` copies of the booking, each with its own id and reference. */
async function multiply(id: string, count: number) {
  const {
    number: _,
    queue: __,
    queue_at: ___,
    adrift_since: ____,
    ...row
  } = await requestOf(site.db, id);
  await site.db.transaction().execute(async (trx) => {
    for (let from = 1; from < count; from += 500) {
      const rows = Array.from({ length: Math.min(500, count - from) }, (_, index) => {
        const key = String(from + index);
        return { ...row, id: `many-${key}`, reference: `SETU-${key}`, submission_key: key };
      });
      await insertRequests(trx, rows);
    }
  });
}
