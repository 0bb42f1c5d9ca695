import { hash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import SqliteDatabase from "better-sqlite3";
import * as tar from "tar";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyDatabase } from "#db/snapshot";
import { type BackedUp, backedUp, filesIn, layUploads } from "../../../tests/support/backups";
import { insertBooking } from "../../../tests/support/bookings";
import { pack, unpackAndCheck } from "./archive.server";

let site: BackedUp;
let folder: string;
beforeEach(async () => {
  site = await backedUp();
  folder = mkdtempSync(join(tmpdir(), "setu-archive-"));
  await insertBooking(site.db);
  layUploads(site.dataDir);
});
afterEach(() => site.close());

const at = new Date("2026-11-20T08:30:00.000Z");
const newFolder = (name: string) => {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
};

/** An archive, unpacked. */
async function unpacked(): Promise<string> {
  const work = join(site.dataDir, "work");
  mkdirSync(work);
  const database = await copyDatabase(site.databaseFile, join(work, "setu.db"));
  const parts = newFolder("parts");
  await unpackAndCheck(await pack({ dataDir: site.dataDir, work }, { at, database }), parts);
  return parts;
}

/** Packs it again as it lies there, and checks it. */
function checked(parts: string, names = filesIn(parts)) {
  const packed = tar.create({ cwd: parts, gzip: true }, names);
  return unpackAndCheck(Readable.from(packed), newFolder("again"));
}

/** As somebody who could write the manifest anew. */
function describeAnew(parts: string, name: string): void {
  const manifest = JSON.parse(readFileSync(join(parts, "manifest.json"), "utf8"));
  const bytes = readFileSync(join(parts, name));
  manifest.files[name] = { bytes: bytes.length, sha256: hash("sha256", bytes) };
  writeFileSync(join(parts, "manifest.json"), JSON.stringify(manifest));
}

describe("an archive", () => {
  it("is what was packed", async () => {
    const parts = await unpacked();
    expect((await checked(parts)).database).toMatchObject({
      newestBooking: "2026-11-20T08:00:00.000Z",
      rows: { bookings: 1, booking_events: 1 },
    });
  });

  it.each<[string, (parts: string) => void, string]>([
    [
      "has another byte in a file",
      (parts) => writeFileSync(join(parts, "uploads/photo.jpg"), Buffer.alloc(200_000, 8)),
      "uploads/photo.jpg",
    ],
    ["lacks a file", (parts) => rmSync(join(parts, "data-keys")), "files"],
    ["has one too many", (parts) => writeFileSync(join(parts, "uploads/x"), "x"), "files"],
    ["lacks its manifest", (parts) => rmSync(join(parts, "manifest.json")), "manifest.json"],
    [
      "has a database with fewer rows",
      (parts) => {
        const sqlite = new SqliteDatabase(join(parts, "setu.db"));
        sqlite.exec("delete from booking_events");
        sqlite.close();
        describeAnew(parts, "setu.db");
      },
      "rows",
    ],
    [
      "has a database that is none",
      (parts) => {
        writeFileSync(join(parts, "setu.db"), "SQLite format 3, it says".repeat(1_000));
        describeAnew(parts, "setu.db");
      },
      "SQLITE_NOTADB",
    ],
  ])("that %s is refused", async (_name, change, words) => {
    const parts = await unpacked();
    change(parts);
    await expect(checked(parts)).rejects.toThrow(words);
  });

  it("holds what was removed since, as a picture that the clean-up takes away meanwhile", async () => {
    const work = join(site.dataDir, "work");
    mkdirSync(work);
    const database = await copyDatabase(site.databaseFile, join(work, "setu.db"));
    const packed = await pack({ dataDir: site.dataDir, work }, { at, database });
    rmSync(join(site.dataDir, "uploads"), { recursive: true });
    const parts = newFolder("parts");
    const { files } = await unpackAndCheck(packed, parts);
    expect(files["uploads/photo.jpg"]?.bytes).toBe(200_000);
    expect(readFileSync(join(parts, "uploads/photo.jpg"))).toEqual(Buffer.alloc(200_000, 7));
  });

  it("that holds a link lays none down", async () => {
    const parts = await unpacked();
    symlinkSync("/etc/passwd", join(parts, "uploads/link"));
    const names = [...filesIn(parts), "uploads/link"];
    await checked(parts, names);
    expect(filesIn(join(folder, "again"))).not.toContain("uploads/link");
  });
});
