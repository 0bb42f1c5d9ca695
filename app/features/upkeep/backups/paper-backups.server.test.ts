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
const openDatabases: Database[] = [];
beforeEach(async () => {
  site = await newFixture();
  // the sender of mails to coordinators
  await seedCompany(site.db, site.clock.now.toISOString());
  request = await insertBooking(site.db);
});
afterEach(async () => {
  for (const db of openDatabases.splice(0)) await db.destroy();
  await site.close();
});

const storePassport = () => storePaper(site.papers, request, { kind: "passport", bytes: BYTES });
const mirroredParts = () => filesIn(site.folder).filter((name) => name.startsWith("papers/"));

const modifiedAt = (name: string) => statSync(join(site.folder, name)).mtimeMs;

async function backUpAnHourLater() {
  site.clock.now = new Date(site.clock.now.getTime() + HOUR_MS);
  const made = await site.makeBackup();
  return join(site.folder, made?.name ?? "");
}

/** The services of a restored site. */
function restoredSite({ dataDir }: { dataDir: string }, dataKeys = site.dataKeys) {
  const db = openDatabase(`file:${join(dataDir, "setu.db")}`);
  openDatabases.push(db);
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
  it("stores each sealed part only once, beside the archives", async () => {
    const { fileId } = await storePassport();
    await backUpAnHourLater();
    const parts = mirroredParts();
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every((name) => name.startsWith(`papers/${fileId}.`))).toBe(true);
    const modificationTimes = parts.map(modifiedAt);
    await storePaper(site.papers, request);
    await backUpAnHourLater();
    expect(mirroredParts()).toHaveLength(parts.length + 1);
    expect(parts.map(modifiedAt)).toEqual(modificationTimes);
  });

  it("is made although the uploads have lost a part", async () => {
    const { fileId } = await storePassport();
    const uploads = folderStorage(site.uploadsUrl);
    const [first = ""] = await uploads.list(`papers/${fileId}/`);
    await uploads.remove(`papers/${fileId}/${first}`);
    const restored = await site.restore(await backUpAnHourLater());
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
    const { fileId } = await storePassport();
    const restored = await site.restore(await backUpAnHourLater());
    expect(restored.papers).toEqual({ files: 1, locked: 0, missingParts: 0 });
    expect((await openPaper(restoredSite(restored), fileId))?.equals(BYTES)).toBe(true);
  });

  it("has the parts of its papers in the given folder of uploads", async () => {
    const { fileId } = await storePassport();
    const elsewhere = `file:${site.dataDir}-elsewhere`;
    const archive = await backUpAnHourLater();
    const { papers, dataDir } = await site.restore(archive, undefined, undefined, [], elsewhere);
    expect(papers).toEqual({ files: 1, locked: 0, missingParts: 0 });
    expect(await folderStorage(elsewhere).list(`papers/${fileId}/`)).not.toEqual([]);
    expect(filesIn(dataDir).filter((name) => name.startsWith("uploads/papers"))).toEqual([]);
  });

  it.each([
    ["with new keys", ["the data keys of the new site, long enough"]],
    ["with keys that the restore makes", []],
  ])("opens a file with the owner's key if DATA_KEYS are lost, %s", async (_, newKeys) => {
    // a site with DATA_KEYS in its environment has none in the archive
    rmSync(join(site.dataDir, "data-keys"));
    const { fileId } = await storePassport();
    const restored = await site.restore(await backUpAnHourLater(), undefined, null, newKeys);
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
  const lateFileIds: string[] = [];
  const made = await makeBackup(site, storage, site.keys.recipient, site.clock.now, async () => {
    expect(await storage.list("")).toEqual([]);
    lateFileIds.push((await storePassport()).fileId);
  });
  const { db } = restoredSite(await site.restore(join(site.folder, made.name)));
  expect(lateFileIds).toHaveLength(1);
  expect(await db.selectFrom("document_files").select("id").execute()).toEqual([]);
});

describe("an erased paper", () => {
  it("of an erased request is in no backup after the note of the erasure is stored", async () => {
    const { fileId } = await storePassport();
    const archive = await backUpAnHourLater();
    expect(await eraseWholeRequest()).toBe("done");
    await noteErasures();
    expect(mirroredParts()).toEqual([]);
    expect(await site.db.selectFrom("document_parts").selectAll().execute()).toEqual([]);
    const restored = await site.restore(archive);
    expect(restored.papers).toEqual({ files: 0, locked: 0, missingParts: 0 });
    expect(await openPaper(restoredSite(restored), fileId)).toBeNull();
  });

  it("cannot be opened from an earlier archive, even if the notes of erasures are lost", async () => {
    const { fileId } = await storePassport();
    const archive = await backUpAnHourLater();
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
    const { fileId, documentId } = await storePassport();
    const archive = await backUpAnHourLater();
    await inTransaction(site.db, (trx) => eraseFiles(trx, [fileId], site.clock.now));
    await removeErasedParts({ ...site.papers, log: () => {} });
    await noteErasures();
    expect(mirroredParts()).toEqual([]);
    const { db } = restoredSite(await site.restore(archive));
    const find = db.selectFrom("documents").select("id").where("id", "=", documentId);
    expect(await find.execute()).toEqual([]);
  });

  it("leaves the copies of other papers, and a new empty site removes none", async () => {
    await storePassport();
    await backUpAnHourLater();
    const parts = mirroredParts();
    const { fileId } = await storePaper(site.papers, request);
    await backUpAnHourLater();
    await inTransaction(site.db, (trx) => eraseFiles(trx, [fileId], site.clock.now));
    await backUpAnHourLater();
    expect(mirroredParts()).toEqual(parts);
    const empty = await newFixture();
    empty.clock.now = new Date(site.clock.now.getTime() + HOUR_MS);
    await empty.makeBackup(`file:${site.folder}`);
    await empty.close();
    expect(mirroredParts()).toEqual(parts);
  });
});
