import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { scanBytes } from "~/features/papers/scanner.server";
import { scanPapers } from "~/features/papers/scans.server";
import { coordinator } from "../support/admin";
import { startClamd, VIRUS } from "../support/clamd";
import { fileReadings, servedPaper } from "../support/papers";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

let clamd: Awaited<ReturnType<typeof startClamd>>;
let site: Site;
let desk: Visitor;
beforeAll(async () => {
  clamd = await startClamd();
  site = await startSite({ CLAMD_URL: clamd.url });
  desk = await coordinator(site);
});
afterAll(async () => {
  clamd.close();
  await site.close();
});
beforeEach(() => {
  clamd.state.behaviour = "scanning";
});

const scanOf = async (fileId: string) =>
  (
    await site.db
      .selectFrom("document_files")
      .select("scan")
      .where("id", "=", fileId)
      .executeTakeFirstOrThrow()
  ).scan;

const lastLog = () => JSON.parse(site.logs.at(-1) ?? "{}");

describe("a paper that arrived", () => {
  it("is scanned completely, and the scanner's reading is recorded", async () => {
    const bytes = randomBytes(2_500_000);
    const { fileId, deskPath } = await servedPaper(site, { bytes });
    await scanPapers(site.services);
    expect(clamd.received.at(-1)?.equals(bytes)).toBe(true);
    expect(await scanOf(fileId)).toBe("clean");
    expect(await fileReadings(site.db, fileId)).toEqual([
      { reader: "scanner", reader_id: null, way: "checked" },
    ]);
    expect((await desk.send(deskPath)).status).toBe(200);
    const count = clamd.received.length;
    await scanPapers(site.services);
    expect(clamd.received).toHaveLength(count);
  });

  it("with a virus is open to nobody afterwards, and the desk says so", async () => {
    const { fileId, deskPath } = await servedPaper(site, {
      bytes: Buffer.from(`%PDF-1.7 ${VIRUS}`),
    });
    expect((await desk.send(deskPath)).status).toBe(200);
    await scanPapers(site.services);
    expect(await scanOf(fileId)).toBe("infected");
    expect(lastLog()).toMatchObject({ event: "scan.infected", file: fileId });
    expect((await desk.send(deskPath)).status).toBe(409);
    const page = await desk.get(`${deskPath}/view`);
    expect(page.text).toContain("A virus was found in this file");
    expect(page.document.querySelector(`main a[href="${deskPath}"]`)).toBeNull();
  });

  it("stays open if the scanner fails, and is scanned by the next run", async () => {
    const { fileId, deskPath } = await servedPaper(site, {});
    clamd.state.behaviour = "refusing";
    await scanPapers(site.services);
    expect(await scanOf(fileId)).toBe("none");
    expect(lastLog()).toMatchObject({ event: "scan.failed", files: 1 });
    expect((await desk.send(deskPath)).status).toBe(200);
    clamd.state.behaviour = "scanning";
    await scanPapers(site.services);
    expect(await scanOf(fileId)).toBe("clean");
  });

  it("is left for the hourly run if it arrived before the time given", async () => {
    const { fileId } = await servedPaper(site, {});
    const { now } = site.clock;
    await scanPapers(site.services, new Date(now.getTime() + 1).toISOString());
    expect(await scanOf(fileId)).toBe("none");
    await scanPapers(site.services, new Date(now.getTime() - 60_000).toISOString());
    expect(await scanOf(fileId)).toBe("clean");
  });
});

describe("a scanner", () => {
  async function* text() {
    yield Buffer.from("report");
  }

  it("that is silent is abandoned", async () => {
    clamd.state.behaviour = "silent";
    const limits = { silenceMs: 100, wholeMs: 60_000 };
    await expect(scanBytes(clamd.url, text(), limits)).rejects.toThrow("takes too long");
  });

  it("that cannot be reached causes an error", async () => {
    await expect(scanBytes("unix:/nowhere/clamd.ctl", text())).rejects.toThrow("ENOENT");
  });
});
