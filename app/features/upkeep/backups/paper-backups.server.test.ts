import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#db/connection.server";
import { seedCompany } from "#db/seeds/company.seed";
import { inTransaction } from "#db/transactions";
import { eraseFiles } from "~/features/papers/paper-files.server";
import { removeErasedParts } from "~/features/papers/part-storage.server";
import { eraseRequest } from "~/features/requests/erasure.server";
import { folderStorage } from "~/server/file-storage/folder-storage.server";
import { type Fixture, filesIn, newFixture } from "../../../../tests/support/backups";
import { insertBooking } from "../../../../tests/support/bookings";
import { aContext } from "../../../../tests/support/context";
import { openPaper, storePaper } from "../../../../tests/support/papers";
import { makeBackup } from "./make-backup.server";
import { storeErasureNotes } from "./run-backup.server";

const BYTES = randomBytes(2.5 * 1024 * 1024);
const HOUR_MS = 60 * 60 * 1000;

let site: Fixture;
let request: string;
const opened: Database[] = [];
beforeEach(async () => {
  site = await newFixture();
  // the sender of mails to coordinators
  await seedCompany(site.db, site.clock.now.toISOString());
  request = await insertBooking(site.db);
});
afterEach(async () => {
  for (const db of opened.splice(0)) await db.destroy();
  await site.close();
});

const store = () => storePaper(site.papers, request, { kind: "passport", bytes: BYTES });
const mirror = () => filesIn(site.folder).filter((name) => name.startsWith("papers/"));

const writtenAt = (name: string) => statSync(join(site.folder, name)).mtimeMs;

async function back() {
  site.clock.now = new Date(site.clock.now.getTime() + HOUR_MS);
  const made = await site.makeBackup();
  return join(site.folder, made?.name ?? "");
}

/** The services of a restored site. */
function restoredSite({ dataDir }: { dataDir: string }, dataKeys = site.dataKeys) {
  const db = openDatabase(`file:${join(dataDir, "setu.db")}`);
  opened.push(db);
  const env = { ...site.papers.env, dataKeys, uploadsUrl: `file:${join(dataDir, "uploads")}` };
  return { ...site.papers, db, env };
}

function eraseWholeRequest() {
  const { env, ...services } = site.papers;
  const context = { ...aContext(site.db, site.clock.now), ...services, log: () => {} };
  return eraseRequest({ ...context, env: { ...context.env, ...env } }, null, request);
}

const noteErasures = () => {
  const backup = { url: `file:${site.folder}`, recipient: site.keys.recipient };
  return storeErasureNotes({ db: site.db, now: () => site.clock.now, log: () => {} }, site, backup);
};

describe("a backup", () => {
  it("has each sealed part once, beside the archives", async () => {
    const { fileId } = await store();
    await back();
    const parts = mirror();
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every((name) => name.startsWith(`papers/${fileId}.`))).toBe(true);
    const written = parts.map(writtenAt);
    await storePaper(site.papers, request);
    await back();
    expect(mirror()).toHaveLength(parts.length + 1);
    expect(parts.map(writtenAt)).toEqual(written);
  });

  it("is made although the uploads have lost a part", async () => {
    const { fileId } = await store();
    const uploads = folderStorage(site.uploadsUrl);
    const [first = ""] = await uploads.list(`papers/${fileId}/`);
    await uploads.remove(`papers/${fileId}/${first}`);
    const restored = await site.restore(await back());
    expect(restored.papers).toEqual({ files: 1, locked: 0, missingParts: 1 });
    expect(site.logs).toContainEqual({
      event: "backup.papers-missing",
      run: expect.anything(),
      parts: 1,
    });
  });
});

describe("a restored copy", () => {
  it("opens a file", async () => {
    const { fileId } = await store();
    const restored = await site.restore(await back());
    expect(restored.papers).toEqual({ files: 1, locked: 0, missingParts: 0 });
    expect((await openPaper(restoredSite(restored), fileId))?.equals(BYTES)).toBe(true);
  });

  it("has the parts of its papers in the given folder of uploads", async () => {
    const { fileId } = await store();
    const elsewhere = `file:${site.dataDir}-elsewhere`;
    const archive = await back();
    const { papers, dataDir } = await site.restore(archive, undefined, undefined, [], elsewhere);
    expect(papers).toEqual({ files: 1, locked: 0, missingParts: 0 });
    expect(await folderStorage(elsewhere).list(`papers/${fileId}/`)).not.toEqual([]);
    expect(filesIn(dataDir).filter((name) => name.startsWith("uploads/papers"))).toEqual([]);
  });

  it.each([
    ["with new keys", ["the data keys of the new site, long enough"]],
    ["with keys that the restore makes", []],
  ])("opens it by the owner's key if DATA_KEYS are lost, %s", async (_, newKeys) => {
    // a site with DATA_KEYS in its environment has none in the archive
    rmSync(join(site.dataDir, "data-keys"));
    const { fileId } = await store();
    const restored = await site.restore(await back(), undefined, null, newKeys);
    const file = join(restored.dataDir, "data-keys");
    expect(existsSync(file)).toBe(newKeys.length === 0);
    const keys = newKeys.length > 0 ? newKeys : [readFileSync(file, "utf8").trim()];
    const paper = await openPaper(restoredSite(restored, keys), fileId);
    expect(paper?.equals(BYTES)).toBe(true);
    expect(await openPaper(restoredSite(restored), fileId)).toBeNull();
  });
});

it("the parts are copied after the database and before the archive is stored", async () => {
  const storage = folderStorage(`file:${site.folder}`);
  const later: string[] = [];
  const made = await makeBackup(site, storage, site.keys.recipient, site.clock.now, async () => {
    expect(await storage.list("")).toEqual([]);
    later.push((await store()).fileId);
  });
  const { db } = restoredSite(await site.restore(join(site.folder, made.name)));
  expect(later).toHaveLength(1);
  expect(await db.selectFrom("document_files").select("id").execute()).toEqual([]);
});

describe("an erased paper", () => {
  it("of an erased request is in no backup, as soon as the erasure is noted", async () => {
    const { fileId } = await store();
    const archive = await back();
    expect(await eraseWholeRequest()).toBe("done");
    await noteErasures();
    expect(mirror()).toEqual([]);
    expect(await site.db.selectFrom("document_parts").selectAll().execute()).toEqual([]);
    const restored = await site.restore(archive);
    expect(restored.papers).toEqual({ files: 0, locked: 0, missingParts: 0 });
    expect(await openPaper(restoredSite(restored), fileId)).toBeNull();
  });

  it("cannot be opened from an earlier archive either, without the notes of erasures", async () => {
    const { fileId } = await store();
    const archive = await back();
    await eraseWholeRequest();
    await noteErasures();
    for (const name of filesIn(site.folder).filter((name) => name.startsWith("erasures/"))) {
      await folderStorage(`file:${site.folder}`).remove(name);
    }
    const restored = await site.restore(archive);
    expect(restored.papers.missingParts).toBeGreaterThan(1);
    await expect(openPaper(restoredSite(restored), fileId)).rejects.toThrow();
  });

  it("that the family removed is erased again after a restore", async () => {
    const { fileId, documentId } = await store();
    const archive = await back();
    await inTransaction(site.db, (trx) => eraseFiles(trx, [fileId], site.clock.now));
    await removeErasedParts({ ...site.papers, log: () => {} });
    await noteErasures();
    expect(mirror()).toEqual([]);
    const { db } = restoredSite(await site.restore(archive));
    const find = db.selectFrom("documents").select("id").where("id", "=", documentId);
    expect(await find.execute()).toEqual([]);
  });

  it("leaves the copies of others, and a new empty site removes none", async () => {
    await store();
    await back();
    const parts = mirror();
    const { fileId } = await storePaper(site.papers, request);
    await back();
    await inTransaction(site.db, (trx) => eraseFiles(trx, [fileId], site.clock.now));
    await back();
    expect(mirror()).toEqual(parts);
    const empty = await newFixture();
    empty.clock.now = new Date(site.clock.now.getTime() + HOUR_MS);
    await empty.makeBackup(`file:${site.folder}`);
    await empty.close();
    expect(mirror()).toEqual(parts);
  });
});
