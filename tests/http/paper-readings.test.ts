import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eraseFiles } from "~/features/papers/paper-files.server";
import { paperReaders } from "~/features/requests/papers/paper-readers.server";
import { signedIn } from "../support/admin";
import { insertAdmin } from "../support/bookings";
import { openFamilyPage } from "../support/family-page";
import { mailedCode } from "../support/fresh-codes";
import { fileReadings, servedPaper } from "../support/papers";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

let site: Site;
let desk: Visitor;
let photo: Buffer;
beforeAll(async () => {
  site = await startSite();
  desk = await signedIn(site, (await insertAdmin(site.db, "Nusrat Jahan")).id);
  photo = await sharp({ create: { width: 200, height: 100, channels: 3, background: "#808080" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => site.close());

const aPaper = (given: Parameters<typeof servedPaper>[1] = {}) =>
  servedPaper(site, { bytes: photo, ...given });

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

const lastEvent = () => JSON.parse(site.logs.findLast((line) => line.includes('"paper.')) ?? "{}");

describe("a reading", () => {
  it("is recorded once in 15 minutes for an image, and each time for a download", async () => {
    const { deskPath, fileId } = await aPaper();
    for (const size of ["320", "1600"]) await desk.send(`${deskPath}?size=${size}`);
    const { now } = site.clock;
    site.clock.now = new Date(now.getTime() + 16 * 60_000);
    await desk.send(`${deskPath}?size=320`);
    for (const _ of [1, 2]) await (await desk.send(deskPath)).arrayBuffer();
    site.clock.now = now;
    const ways = (await fileReadings(site.db, fileId)).map(({ way }) => way);
    expect(ways.toSorted()).toEqual(["saved", "saved", "seen", "seen"]);
  });

  it("is recorded for each of two coordinators", async () => {
    const { deskPath, fileId } = await aPaper();
    const rima = (await insertAdmin(site.db, "Rima Das")).id;
    await desk.send(`${deskPath}?size=320`);
    await (await signedIn(site, rima)).send(`${deskPath}?size=320`);
    const readers = (await fileReadings(site.db, fileId)).map(({ reader_id }) => reader_id);
    expect(new Set(readers).size).toBe(2);
    expect(readers).toContain(rima);
  });

  it("is shown to the family", async () => {
    const { deskPath, familyPath, documentId, requestId, reference } = await aPaper();
    await desk.send(`${deskPath}?size=320`);
    const family = await openFamilyPage(site, requestId);
    await (await family.send(familyPath)).arrayBuffer();
    const readers = await paperReaders(site.db, requestId, { now: site.clock.now, language: "en" });
    expect(readers.get(documentId)?.toSorted()).toEqual([
      "Opened on this page: 2:30\u00a0pm",
      "Read by Nusrat at 2:30\u00a0pm",
    ]);
    const page = await family.get(`/request/${reference}/papers`);
    expect(page.text).toMatch(/Read by Nusrat at 2:30\spm/);
  });

  it("that cannot be recorded returns no file", async () => {
    const { deskPath, familyPath, requestId, fileId } = await aPaper();
    const family = await openFamilyPage(site, requestId);
    await site.db.schema.alterTable("document_readings").renameTo("readings_away").execute();
    try {
      const answers = [await desk.send(`${deskPath}?size=320`), await family.send(familyPath)];
      for (const answer of answers) {
        expect(answer.status).toBe(503);
        expect((await bytesOf(answer)).equals(photo)).toBe(false);
        expect(answer.headers.get("Content-Type")).not.toMatch(/image/);
      }
      expect(lastEvent()).toMatchObject({ event: "paper.reading-lost", file: fileId });
    } finally {
      await site.db.schema.alterTable("readings_away").renameTo("document_readings").execute();
    }
  });
});

describe("a file", () => {
  it("of another request does not exist, at the desk and for the family", async () => {
    const [one, other] = [await aPaper(), await aPaper()];
    const family = await openFamilyPage(site, other.requestId);
    expect((await family.get(one.familyPath.replace(one.reference, other.reference))).status).toBe(
      404,
    );
    expect((await desk.get(one.deskPath.replace(one.requestId, other.requestId))).status).toBe(404);
    expect((await family.send(one.familyPath)).headers.get("Location")).toContain("/request?");
    expect((await site.fetch(one.deskPath)).status).toBe(303);
    expect(await fileReadings(site.db, one.fileId)).toEqual([]);
  });

  it("that is unknown, incomplete or erased does not exist", async () => {
    const { deskPath, fileId } = await aPaper();
    expect((await desk.get(deskPath.replace(fileId, "nothing"))).status).toBe(404);
    const files = site.db.updateTable("document_files").where("id", "=", fileId);
    await files.set({ complete_at: null }).execute();
    expect((await desk.get(`${deskPath}?size=320`)).status).toBe(404);
    await files.set({ complete_at: site.clock.now.toISOString() }).execute();
    expect((await desk.send(`${deskPath}?size=320`)).status).toBe(200);
    await eraseFiles(site.db, [fileId], site.clock.now);
    expect((await desk.get(`${deskPath}?size=320`)).status).toBe(404);
  });

  it("that was changed on the disk is refused, and logged without names", async () => {
    const { deskPath, fileId } = await aPaper({ name: "Rahima.jpg" });
    const folder = join(site.env.uploadsUrl?.replace("file:", "") ?? "", "papers", fileId);
    const [part = ""] = readdirSync(folder).map((name) => join(folder, name));
    const encrypted = readFileSync(part);
    encrypted[20] = (encrypted[20] ?? 0) ^ 1;
    writeFileSync(part, encrypted);
    for (const query of ["", "?size=320"]) {
      const page = await desk.send(deskPath + query, { headers: { Accept: "text/html" } });
      expect(page.status).toBe(502);
      expect(await page.text()).toContain("This file cannot be opened");
    }
    expect(lastEvent()).toMatchObject({ event: "paper.unavailable", file: fileId });
    expect(site.logs.join("")).not.toContain("Rahima");
    expect(await fileReadings(site.db, fileId)).toEqual([]);
  });

  it("that is infected is neither shown nor downloaded", async () => {
    const { deskPath, familyPath, requestId, fileId } = await aPaper();
    const infected = site.db.updateTable("document_files").set({ scan: "infected" });
    await infected.where("id", "=", fileId).execute();
    const family = await openFamilyPage(site, requestId);
    const answers = [
      await desk.send(`${deskPath}?size=320`, { headers: { Accept: "text/html" } }),
      await family.send(familyPath, { headers: { Accept: "text/html" } }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(409);
      expect(await answer.text()).toContain("This file is not opened");
    }
    expect(await fileReadings(site.db, fileId)).toEqual([]);
  });
});

describe("an identity paper", () => {
  it.each(["passport", "identity"] as const)("of kind %s asks for a fresh code", async (kind) => {
    const { familyPath, requestId, reference } = await aPaper({ kind });
    await site.db
      .updateTable("requests")
      .set({ email: `${kind}@example.com` })
      .where("id", "=", requestId)
      .execute();
    const family = await openFamilyPage(site, requestId, { way: "whatsapp" });
    const codePage = await family.get(`${familyPath}?size=1600`);
    expect(codePage.path).toBe(`/request/${reference}/sharing/code?next=papers`);
    const sent = await family.submit(codePage, {}, 'main form[action$="/code/mail"]');
    const code = await mailedCode(site, `${kind}@example.com`);
    await family.submit(sent, { code }, "form#code");
    const opened = await family.send(`${familyPath}?size=1600`);
    expect(opened.status).toBe(200);
    expect(opened.headers.get("Content-Type")).toBe("image/jpeg");
  });
});
