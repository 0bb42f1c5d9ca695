import { hash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import SqliteDatabase from "better-sqlite3";
import * as tar from "tar";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyDatabase } from "#db/snapshot";
import { type Fixture, filesIn, newFixture, writeUploads } from "../../../../tests/support/backups";
import { insertBooking } from "../../../../tests/support/bookings";
import { pack, unpackAndCheck } from "./archive.server";
import { archiveName } from "./backup";
import { backupSignature } from "./origin.server";

let site: Fixture;
let folder: string;
beforeEach(async () => {
  site = await newFixture();
  folder = mkdtempSync(join(tmpdir(), "setu-archive-"));
  await insertBooking(site.db);
  writeUploads(site.dataDir);
});
afterEach(() => site.close());

const at = new Date("2026-11-20T08:30:00.000Z");
const newFolder = (name: string) => {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
};

/** Packs the site and unpacks the archive into a folder. */
async function packAndUnpack(): Promise<string> {
  const work = join(site.dataDir, "work");
  mkdirSync(work);
  const database = await copyDatabase(site.databaseFile, join(work, "setu.db"));
  const parts = newFolder("parts");
  const { dataDir, dataKeys } = site;
  await unpackAndCheck(await pack({ dataDir, work }, { at, database, dataKeys }), targetOf(parts));
  return parts;
}

const targetOf = (
  folder: string,
  { name = archiveName(at), dataKeys = site.dataKeys as readonly string[] | null } = {},
) => ({ folder, name, dataKeys });

/** Packs the files again and checks the archive. */
function repack(parts: string, names = filesIn(parts), expected?: Parameters<typeof targetOf>[1]) {
  const packed = tar.create({ cwd: parts, gzip: true }, names);
  return unpackAndCheck(Readable.from(packed), targetOf(newFolder("again"), expected));
}

/** Updates the manifest for a changed file, and signs the manifest again with `dataKeys`. */
function updateManifest(parts: string, name: string, dataKeys = site.dataKeys): void {
  const manifest = JSON.parse(readFileSync(join(parts, "manifest.json"), "utf8"));
  const bytes = readFileSync(join(parts, name));
  manifest.files[name] = { bytes: bytes.length, sha256: hash("sha256", bytes) };
  const text = JSON.stringify(manifest);
  writeFileSync(join(parts, "manifest.json"), text);
  writeFileSync(join(parts, "manifest.origin"), backupSignature(dataKeys, text));
}

describe("archive", () => {
  it("contains the packed data", async () => {
    const parts = await packAndUnpack();
    expect((await repack(parts)).database).toMatchObject({
      newestRequest: "2026-11-20T08:00:00.000Z",
      rows: { requests: 1, request_events: 1 },
    });
  });

  it.each<[string, (parts: string) => void, string]>([
    [
      "has a changed file",
      (parts) => writeFileSync(join(parts, "uploads/photo.jpg"), Buffer.alloc(200_000, 8)),
      "uploads/photo.jpg",
    ],
    ["lacks a file", (parts) => rmSync(join(parts, "data-keys")), "files"],
    ["has an extra file", (parts) => writeFileSync(join(parts, "uploads/x"), "x"), "files"],
    ["lacks its manifest", (parts) => rmSync(join(parts, "manifest.json")), "manifest.json"],
    ["lacks a signature", (parts) => rmSync(join(parts, "manifest.origin")), "manifest.origin"],
    [
      "was made by somebody else",
      (parts) => {
        writeFileSync(join(parts, "data-keys"), "theirs");
        updateManifest(parts, "data-keys", ["a key of somebody else's, long enough"]);
      },
      "Nothing proves that your site made setu-2026-11-20T08-30-00Z.tar.gz.age",
    ],
    [
      "has the signature of another manifest",
      (parts) => {
        const origin = readFileSync(join(parts, "manifest.origin"));
        writeFileSync(join(parts, "data-keys"), "theirs");
        updateManifest(parts, "data-keys");
        writeFileSync(join(parts, "manifest.origin"), origin);
      },
      "Nothing proves",
    ],
    [
      "has a database with fewer rows",
      (parts) => {
        const sqlite = new SqliteDatabase(join(parts, "setu.db"));
        sqlite.exec("delete from request_events");
        sqlite.close();
        updateManifest(parts, "setu.db");
      },
      "rows",
    ],
    [
      "has a file that is not a database",
      (parts) => {
        writeFileSync(join(parts, "setu.db"), "SQLite format 3, it says".repeat(1_000));
        updateManifest(parts, "setu.db");
      },
      "SQLITE_NOTADB",
    ],
  ])("is refused if it %s", async (_name, change, words) => {
    const parts = await packAndUnpack();
    change(parts);
    await expect(repack(parts)).rejects.toThrow(words);
  });

  it("may be signed with any of the keys; without keys, the signature is not checked", async () => {
    const parts = await packAndUnpack();
    updateManifest(parts, "setu.db", ["the key of before, which is long enough"]);
    const dataKeys = [
      "the key of today, which is long enough",
      "the key of before, which is long enough",
    ];
    await repack(parts, undefined, { dataKeys });
    rmSync(join(folder, "again"), { recursive: true });
    await repack(parts, undefined, { dataKeys: null });
  });

  it("is refused if its name contains a newer time", async () => {
    const parts = await packAndUnpack();
    const name = archiveName(new Date("2026-11-20T09:30:00.000Z"));
    await expect(repack(parts, undefined, { name })).rejects.toThrow("manifest.json");
  });

  it("contains files that the clean-up deletes during packing", async () => {
    const work = join(site.dataDir, "work");
    mkdirSync(work);
    const database = await copyDatabase(site.databaseFile, join(work, "setu.db"));
    const { dataDir, dataKeys } = site;
    const packed = await pack({ dataDir, work }, { at, database, dataKeys });
    rmSync(join(site.dataDir, "uploads"), { recursive: true });
    const parts = newFolder("parts");
    const { files } = await unpackAndCheck(packed, targetOf(parts));
    expect(files["uploads/photo.jpg"]?.bytes).toBe(200_000);
    expect(readFileSync(join(parts, "uploads/photo.jpg"))).toEqual(Buffer.alloc(200_000, 7));
  });

  it("does not create links when unpacked", async () => {
    const parts = await packAndUnpack();
    symlinkSync("/etc/passwd", join(parts, "uploads/link"));
    const names = [...filesIn(parts), "uploads/link"];
    await repack(parts, names);
    expect(filesIn(join(folder, "again"))).not.toContain("uploads/link");
  });
});
