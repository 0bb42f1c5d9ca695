import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pathOfFileUrl } from "#db/file-url";
import type { RequestStatus } from "#db/tables/requests";
import { findStoredFile } from "~/features/papers/part-storage.server";
import { insertBooking } from "../../../tests/support/bookings";
import { storePaper } from "../../../tests/support/papers";
import { insertRequestEvent, setRequests } from "../../../tests/support/requests";
import { type Site, startSite } from "../../../tests/support/site";
import { eraseExpired } from "./retention.server";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const DAY_MS = 24 * 60 * 60 * 1000;
/** A millisecond more than this number of days ago. */
const daysAgo = (days: number) =>
  new Date(site.clock.now.getTime() - days * DAY_MS - 1).toISOString();

/** A request that was moved to a status some days ago. */
async function aRequest(status: RequestStatus, days: number): Promise<string> {
  const at = daysAgo(days);
  const id = await insertBooking(site.db, { status, received_at: daysAgo(days + 1) });
  const move = { kind: "move", to_status: status } as const;
  await insertRequestEvent(site.db, { id: `${id}-move`, request_id: id, at, ...move });
  return id;
}

/** Stores a passport, a bank paper and a report. @returns the ids of their files */
async function storeThree(requestId: string): Promise<string[]> {
  const ids = [];
  for (const kind of ["passport", "bank", "report"] as const) {
    ids.push((await storePaper(site.services, requestId, { kind, state: "accepted" })).fileId);
  }
  return ids;
}

/** Runs the clean-up. @returns kinds of the documents that remain */
async function kindsAfterSweep(requestId: string): Promise<string[]> {
  await eraseExpired(site.services);
  const documents = site.db.selectFrom("documents").where("request_id", "=", requestId);
  return (await documents.select("kind").execute()).map(({ kind }) => kind).toSorted();
}

const isThere = async (fileId: string) => {
  const file = await findStoredFile(site.db, site.services, fileId);
  expect(partsOf(fileId)).toHaveLength(file ? 1 : 0);
  return file !== null;
};

function partsOf(fileId: string): string[] {
  const folder = join(pathOfFileUrl(site.env.uploadsUrl ?? ""), "papers", fileId);
  return existsSync(folder) ? readdirSync(folder) : [];
}

const ALL = ["bank", "passport", "report"] as const;

describe("papers of a closed request", () => {
  it.each([
    ["all stay within 30 days", "completed", 29, ALL],
    ["those that prove an identity go after 30 days", "declined", 30, ["report"]],
    ["the others stay within 90 days", "cancelled", 89, ["report"]],
    ["none stays after 90 days", "completed", 90, []],
  ] as const)("%s", async (_, status, days, kinds) => {
    const id = await aRequest(status, days);
    const files = await storeThree(id);
    expect(await kindsAfterSweep(id)).toEqual(kinds);
    const storedFlags = await Promise.all(files.map(isThere));
    expect(storedFlags.filter(Boolean)).toHaveLength(kinds.length);
  });

  it("of a merged request wait until the request it was merged into is closed", async () => {
    const whole = await aRequest("in_review", 40);
    const part = await aRequest("duplicate", 200);
    await setRequests(site.db, { merged_into: whole }, { id: part });
    await storeThree(part);
    expect(await kindsAfterSweep(part)).toEqual(ALL);
    await setRequests(site.db, { status: "completed" }, { id: whole });
    expect(await kindsAfterSweep(part)).toEqual(["report"]);
  });
});

describe("papers of an open request", () => {
  it("stay, however old the request is", async () => {
    const id = await aRequest("in_review", 300);
    await storeThree(id);
    expect(await kindsAfterSweep(id)).toEqual(ALL);
  });

  it.each(["refused", "replaced"] as const)("go a week after they were %s", async (state) => {
    const request = await aRequest("in_review", 1);
    // the week begins at the judgement, not at the arrival
    const received_at = daysAgo(20);
    const [young, old] = [6, 7].map((days) => ({ state, received_at, judged_at: daysAgo(days) }));
    const files = [
      await storePaper(site.services, request, young),
      await storePaper(site.services, request, old),
    ];
    expect(await kindsAfterSweep(request)).toEqual(["report"]);
    expect(await Promise.all(files.map(({ fileId }) => isThere(fileId)))).toEqual([true, false]);
  });

  it("are deleted a week after their upload began, if it stayed incomplete", async () => {
    const request = await aRequest("in_review", 1);
    const { fileId } = await storePaper(site.services, request, { complete: false });
    expect(await kindsAfterSweep(request)).toEqual(["report"]);
    expect(await isThere(fileId)).toBe(true);
    site.clock.now = new Date(site.clock.now.getTime() + 7 * DAY_MS + 1);
    expect(await kindsAfterSweep(request)).toEqual([]);
    expect(await isThere(fileId)).toBe(false);
  });

  it("lose an incomplete upload, and keep their complete files", async () => {
    const request = await aRequest("in_review", 1);
    const { documentId, fileId } = await storePaper(site.services, request);
    const brokenUpload = await storePaper(site.services, request, { complete: false });
    const file = site.db.updateTable("document_files").set({ document_id: documentId });
    await file.where("id", "=", brokenUpload.fileId).execute();
    site.clock.now = new Date(site.clock.now.getTime() + 7 * DAY_MS + 1);
    expect(await kindsAfterSweep(request)).toEqual(["report"]);
    expect(await isThere(fileId)).toBe(true);
    expect(await isThere(brokenUpload.fileId)).toBe(false);
  });
});
