import { randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lockExclusively } from "#db/snapshot";
import { newKeyPair } from "~/server/age.server";
import { folderStorage } from "~/server/file-storage/folder-storage.server";
import { type Fixture, filesIn, newFixture, writeUploads } from "../../../../tests/support/backups";
import { insertBooking } from "../../../../tests/support/bookings";
import { archiveName } from "./backup";
import { recordedRuns } from "./backup-runs.server";
import { makeBackup } from "./make-backup.server";

let site: Fixture;
beforeEach(async () => {
  site = await newFixture();
});
afterEach(() => site.close());

const HOUR_MS = 60 * 60 * 1000;

describe("backup", () => {
  it("is one encrypted file, and no temporary files remain", async () => {
    await insertBooking(site.db, { tell_us_more: "a stone in the kidney" });
    writeUploads(site.dataDir);
    const backup = await site.makeBackup();
    expect(backup?.name).toBe("setu-2026-11-20T08-30-00Z.tar.gz.age");
    expect(filesIn(site.folder)).toEqual([backup?.name]);
    const file = join(site.folder, backup?.name ?? "");
    expect(statSync(file).size).toBe(backup?.bytes);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const bytes = readFileSync(file);
    expect(bytes.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
    for (const word of ["kidney", "SQLite format", "data-keys", "%PDF"]) {
      expect(bytes.includes(word), word).toBe(false);
    }
    const workFiles = filesIn(site.dataDir).filter((name) => name.startsWith("backup-work"));
    expect(workFiles).toEqual(["backup-work/lock"]);
    const newest = "2026-11-20T08:30:00.000Z";
    expect(await recordedRuns(site.db)).toEqual({ newest, failures: [] });
    expect(site.logs).toEqual([{ event: "backup.made", run: expect.any(String), ...backup }]);
  });

  it("contains a consistent state of the database, even if bookings arrive meanwhile", async () => {
    const addBooking = () =>
      site.db
        .transaction()
        .execute((trx) => insertBooking(trx, { reference: `SETU-${randomUUID()}` }));
    for (let count = 0; count < 40; count++) await addBooking();
    let isDone = false;
    const bookingLoop = (async () => {
      for (; !isDone; await nextTurn()) await addBooking();
    })();
    await site.makeBackup().finally(() => {
      isDone = true;
    });
    await bookingLoop;
    const { manifest } = await site.restore();
    const { requests, request_events } = manifest.database.rows;
    expect(requests).toBeGreaterThanOrEqual(40);
    const bookings = await site.db.selectFrom("requests").select("id").execute();
    expect(requests).toBeLessThan(bookings.length);
    expect(request_events).toBe(requests);
  });

  it("runs one at a time, and deletes files that an aborted run left", async () => {
    const oldFolder = join(site.dataDir, "backup-work", "of-another-run");
    mkdirSync(oldFolder, { recursive: true });
    writeFileSync(join(oldFolder, "setu.db"), "x");
    mkdirSync(site.folder);
    const partial = join(site.folder, `${archiveName(site.clock.now)}.partial`);
    writeFileSync(partial, "half an archive");
    const longAgo = new Date(Date.now() - 2 * HOUR_MS);
    utimesSync(partial, longAgo, longAgo);
    const release = lockExclusively(join(site.dataDir, "backup-work", "lock"));
    expect(await site.makeBackup()).toBeNull();
    expect(existsSync(oldFolder)).toBe(true);
    release?.();
    const backup = await site.makeBackup();
    expect(existsSync(oldFolder)).toBe(false);
    expect(filesIn(site.folder)).toEqual([backup?.name]);
  });

  it("deletes expired archives and runs", async () => {
    const day = 24 * HOUR_MS;
    mkdirSync(join(site.folder, "erasures"), { recursive: true });
    const at = (ms: number) => new Date(site.clock.now.getTime() - ms);
    const note = (ms: number) =>
      `erasures/${at(ms).toISOString().slice(0, 19).replace(/:/g, "-")}Z-0a.json.age`;
    const names = [3, 4, 31].map((days) => archiveName(at(days * day)));
    const notes = [30 * day, 32 * day].map(note);
    for (const name of [...names, ...notes]) writeFileSync(join(site.folder, name), "");
    const backup = await site.makeBackup();
    expect(filesIn(site.folder)).toEqual([notes[0], names[1], names[0], backup?.name].sort());
  });
});

describe("failed backup", () => {
  const problemsOfFailedRun = async (url?: string) => {
    await expect(site.makeBackup(url)).rejects.toThrow("No backup");
    const { newest, failures } = await recordedRuns(site.db);
    expect(newest).toBeNull();
    expect(site.logs.at(-1)).toMatchObject({ event: "backup.failed", place: expect.any(String) });
    return failures.map(({ problem }) => problem);
  };

  it("is recorded as a failure of the storage", async () => {
    writeFileSync(site.folder, "a file where a folder should be");
    expect(await problemsOfFailedRun()).toEqual(["target"]);
  });

  it("is recorded as a failure of the source", async () => {
    rmSync(join(site.dataDir, "data-keys"));
    mkdirSync(join(site.dataDir, "data-keys"));
    expect(await problemsOfFailedRun()).toEqual(["source"]);
    expect(existsSync(site.folder)).toBe(false);
  });

  it("still deletes expired archives and notes, but no others", async () => {
    mkdirSync(join(site.folder, "erasures"), { recursive: true });
    const [young, old] = ["2026-11-16T08-30-00Z", "2026-10-19T08-30-00Z"];
    const names = [young, old].flatMap((at) => [
      `setu-${at}.tar.gz.age`,
      `erasures/${at}-0a.json.age`,
    ]);
    for (const name of names) writeFileSync(join(site.folder, name), "");
    rmSync(join(site.dataDir, "data-keys"));
    mkdirSync(join(site.dataDir, "data-keys"));
    expect(await problemsOfFailedRun()).toEqual(["source"]);
    expect(filesIn(site.folder)).toEqual(
      [`setu-${young}.tar.gz.age`, `erasures/${young}-0a.json.age`].sort(),
    );
  });

  it.each([
    ["cut short", (bytes: Buffer) => bytes.subarray(0, bytes.length - 20_000)],
    ["changed in the middle", (bytes: Buffer) => bytes.fill(0, 9_000, 9_001)],
    ["that of another backup", () => null],
  ])("is detected when the stored file is %s, and the file is removed", async (_name, damage) => {
    const storage = folderStorage(`file:${site.folder}`);
    const { recipient } = await newKeyPair();
    const before = new Date(site.clock.now.getTime() - HOUR_MS);
    const other = await makeBackup(site, storage, recipient, before);
    vi.spyOn(storage, "get").mockImplementationOnce(async (name) => {
      const bytes = damage(readFileSync(join(site.folder, name)));
      return Readable.from([bytes ?? readFileSync(join(site.folder, other.name))]);
    });
    const making = makeBackup(site, storage, recipient, site.clock.now);
    await expect(making).rejects.toMatchObject({ problem: "check" });
    expect(await storage.list("")).toEqual([other.name]);
  });

  it("is reported if the database is damaged, and stores nothing", async () => {
    for (let count = 0; count < 200; count++) await insertBooking(site.db);
    await site.db.destroy();
    const healthy = readFileSync(site.databaseFile);
    // damages pages in the middle, as a failing disk would
    writeFileSync(site.databaseFile, Buffer.from(healthy).fill(0x5a, 40 * 4096, 90 * 4096));
    const storage = folderStorage(`file:${site.folder}`);
    const making = makeBackup(site, storage, site.keys.recipient, site.clock.now);
    await expect(making).rejects.toThrow(/No backup: (source|check)/);
    expect(await storage.list("")).toEqual([]);
    writeFileSync(site.databaseFile, healthy);
  });
});

describe("a folder as storage", () => {
  it("never lists an incomplete file", async () => {
    const storage = folderStorage(`file:${site.folder}`);
    const halfway = Readable.from(
      (async function* () {
        yield Buffer.from("half");
        expect(await storage.list("")).toEqual([]);
        throw new Error("the line dropped");
      })(),
    );
    await expect(storage.put("a", halfway)).rejects.toThrow("the line dropped");
    expect(filesIn(site.folder)).toEqual([]);
    await storage.put("a", Readable.from([Buffer.from("whole")]));
    truncateSync(join(site.folder, "a"), 3);
    expect((await buffer(await storage.get("a"))).toString()).toBe("who");
    await storage.remove("a");
    await storage.remove("a");
    expect(await storage.list("")).toEqual([]);
    await expect(storage.get("a")).rejects.toThrow("ENOENT");
  });
});
