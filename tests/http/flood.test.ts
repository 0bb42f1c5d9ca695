import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { control, errorOf, summaryOf } from "../support/booking-form";
import { onSqlite } from "../support/engine";
import { family } from "../support/family";
import { marksOf, newContactDetails, sender } from "../support/flood";
import { requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import { story } from "../support/story";

const LONG = "ক".repeat(1001);
const current = {} as { site: Site };
const { send, book, write, useUpShare } = sender(current);
let site: Site;
beforeEach(async () => {
  site = await startSite({ FLY_APP_NAME: "setu" });
  current.site = site;
  await coordinator(site);
});
afterEach(() => site.close());

describe("request past its network's share", () => {
  it("is stored, acknowledged and marked, whatever its kind", async () => {
    await useUpShare();
    for (const sent of [
      await book(),
      await send("/call-back", { phoneNumber: newContactDetails().phoneNumber }),
      await book({ urgent: "no" }),
    ]) {
      expect(sent.path).toMatch(/^\/booking\/sent\/SETU-/);
    }
    expect((await write()).path).toMatch(/^\/contact\/sent\/SETU-/);
    const rows = (await requestsOf(site.db)).filter(({ kind }) => kind !== "message");
    expect(rows).toHaveLength(4);
    const marked = rows.filter(({ flood }) => flood !== null);
    expect(marked).toHaveLength(3);
    expect(new Set(marked.map(({ flood }) => flood)).size).toBe(1);
    expect(marked[0]?.flood).not.toContain("203.0.113");
    expect(marked.map(({ tell_us_more }) => tell_us_more).toSorted()).toEqual([
      "",
      family.tellUsMore,
      family.tellUsMore,
    ]);
    expect(await marksOf(site, "message")).toEqual([true]);
  });

  it.each([
    ["203.0.113.99", true],
    ["203.0.114.7", false],
  ])("from %s belongs to the same flood: %s", async (network, isSame) => {
    await useUpShare();
    await write({}, network);
    expect(await marksOf(site, "message")).toEqual([isSame]);
  });

  it.each([
    ["2001:db8:1:ffff::9", true],
    ["2001:db8:2::9", false],
  ])("from %s counts by its /48: %s", async (network, isSame) => {
    await book({}, "2001:db8:1:2::3");
    await site.db.updateTable("rate_limits").set({ count: 30 }).execute();
    await write({}, network);
    expect(await marksOf(site, "message")).toEqual([isSame]);
  });

  it("starts at zero in the next hour", async () => {
    await useUpShare();
    site.clock.now = new Date("2026-11-20T09:00:00.000Z");
    await write();
    expect(await marksOf(site, "message")).toEqual([false]);
  });

  it("is reported by at most one mail an hour, which says that there are many", async () => {
    await useUpShare();
    await site.db.deleteFrom("outbox").execute();
    for (let sent = 0; sent < 3; sent++) await book();
    await write();
    const mails = await site.db.selectFrom("outbox").selectAll().execute();
    const [toCoordinator, ...more] = mails.filter(({ kind }) => kind.startsWith("coordinator"));
    expect(more).toEqual([]);
    expect(toCoordinator?.body_text).toContain("Very many requests are coming from one network.");
    // the site sends no mail to the senders either
    expect(mails.filter(({ recipient }) => recipient.startsWith("family-"))).toEqual([]);
    site.clock.now = new Date("2026-11-20T09:00:00.000Z");
    await book();
    const mailsAfterAnHour = await site.db.selectFrom("outbox").select("kind").execute();
    expect(mailsAfterAnHour.filter(({ kind }) => kind.startsWith("coordinator"))).toHaveLength(2);
  });

  it.each(["/booking", "/contact"])("is asked at %s to be shorter", async (path) => {
    await useUpShare();
    const field = path === "/booking" ? "tellUsMore" : "message";
    const sendForm = path === "/booking" ? book : write;
    const page = await sendForm({ [field]: LONG });
    expect(page.status).toBe(400);
    expect(errorOf(page, field)).toContain("Shorten this to 1,000 characters");
    expect(control(page, field)?.textContent).toBe(LONG);
    expect((await sendForm({ [field]: LONG.slice(1) })).path).toContain("/sent/");
    expect((await sendForm({ [field]: LONG }, "198.51.100.1")).path).toContain("/sent/");
  });
});

describe.runIf(onSqlite)("nearly full disk", () => {
  const { statfs } = fs;
  const setFreeBytes = (bytes: number) => {
    fs.statfs = (async () => ({ bavail: bytes, bsize: 1 })) as never;
    syncBuiltinESMExports();
  };
  afterEach(() => {
    fs.statfs = statfs;
    syncBuiltinESMExports();
  });

  it.each([
    ["/booking", "tellUsMore", (words: string) => book({ tellUsMore: words })],
    ["/contact", "message", (words: string) => write({ message: words })],
    [
      "/share-your-story",
      "text",
      (words: string) => send("/share-your-story", { ...story, text: words }),
    ],
  ] as const)(
    "makes %s accept short texts only, and names the number to call",
    async (_, field, sendWords) => {
      setFreeBytes(200 * 1024 * 1024 - 1);
      const page = await sendWords(LONG);
      expect(page.status).toBe(503);
      expect(summaryOf(page).join()).toMatch(/Shorten it to 1,000 characters.*Or call 01/);
      expect(control(page, field)?.textContent).toBe(LONG);
      expect(site.logs.join("")).toContain("disk.low");
      expect((await sendWords(LONG.slice(1))).path).toContain("/sent");
      setFreeBytes(200 * 1024 * 1024);
      expect((await sendWords(LONG)).path).toContain("/sent");
    },
  );
});
