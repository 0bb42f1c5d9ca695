import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#db/connection.server";
import { createAccount } from "~/features/identity/accounts.server";
import { checkLink, createLink } from "~/features/identity/one-time-links.server";
import { encodePicture } from "~/features/pictures/encoding.server";
import { pictureFileName } from "~/features/pictures/picture";
import { readPictureFile, storeFiles } from "~/features/pictures/picture-files.server";
import { picturesById } from "~/features/pictures/picture-record.server";
import { encrypted, newKeyPair } from "~/server/age.server";
import { folderStorage } from "~/server/file-storage/folder-storage.server";
import { insertSession } from "../../../../tests/support/admin";
import { type Fixture, filesIn, newFixture, writeUploads } from "../../../../tests/support/backups";
import { insertAdmin, insertBooking } from "../../../../tests/support/bookings";
import { insertPicture } from "../../../../tests/support/picture-rows";
import { plainPicture } from "../../../../tests/support/pictures";
import { backupSignature } from "./origin.server";
import { backupPlace, restoreBackup } from "./restore-backup.server";

let site: Fixture;
beforeEach(async () => {
  site = await newFixture();
});
afterEach(() => site.close());

const openDatabases: Database[] = [];
const open = (dataDir: string) => {
  const db = openDatabase(`file:${join(dataDir, "setu.db")}`);
  openDatabases.push(db);
  return db;
};
afterEach(async () => {
  for (const db of openDatabases.splice(0)) await db.destroy();
});

describe("restore", () => {
  it("restores the database, the uploads and the keys, which only this user can read", async () => {
    const id = await insertBooking(site.db, { full_name: "রহিমা খাতুন" });
    writeUploads(site.dataDir);
    await site.makeBackup();
    await insertBooking(site.db);
    const { dataDir, manifest, name } = await site.restore();
    expect(name).toBe("setu-2026-11-20T08-30-00Z.tar.gz.age");
    expect(manifest.database.newestRequest).toBe("2026-11-20T08:00:00.000Z");
    expect(filesIn(dataDir)).toEqual([
      "data-keys",
      "setu.db",
      "uploads/b1/রিপোর্ট.pdf",
      "uploads/photo.jpg",
    ]);
    for (const file of ["uploads/photo.jpg", "uploads/b1/রিপোর্ট.pdf", "data-keys"]) {
      expect(readFileSync(join(dataDir, file))).toEqual(readFileSync(join(site.dataDir, file)));
    }
    expect(statSync(join(dataDir, "setu.db")).mode & 0o077).toBe(0);
    const rows = await open(dataDir).selectFrom("requests").select(["id", "full_name"]).execute();
    expect(rows).toEqual([{ id, full_name: "রহিমা খাতুন" }]);
  });

  it("restores an uploaded picture with the files that pages serve", async () => {
    const encoded = await encodePicture(await plainPicture(400, 300).png().toBuffer());
    if ("problem" in encoded) throw new Error(encoded.problem);
    const services = { db: site.db, now: () => site.clock.now };
    const storedPicture = await storeFiles(
      services,
      `file:${join(site.dataDir, "uploads")}`,
      encoded,
      "a.png",
    );
    await insertPicture(site.db, "ward");
    await site.db.updateTable("pictures").set({ file_key: storedPicture.key }).execute();
    await site.makeBackup();
    const { dataDir } = await site.restore();
    const restored = open(dataDir);
    const picture = (await picturesById(restored, ["ward"], "en")).get("ward");
    expect(picture).toMatchObject({ ...storedPicture, alt: "A ward" });
    for (const type of ["avif", "jpg"] as const) {
      const name = pictureFileName(storedPicture.key, 400, type);
      const file = await readPictureFile(`file:${join(dataDir, "uploads")}`, name);
      expect(await sharp(await buffer(file as Readable)).metadata()).toMatchObject({ width: 400 });
    }
  });

  it("uses the newest archive in a folder, or the archive that is named", async () => {
    const first = await site.makeBackup();
    site.clock.now = new Date("2026-11-20T09:30:00.000Z");
    const second = await site.makeBackup();
    expect((await site.restore()).name).toBe(second?.name);
    expect((await site.restore(join(site.folder, first?.name ?? ""))).name).toBe(first?.name);
  });

  it.each([
    ["/b", { url: "file:/b", name: null }],
    ["s3://bucket/a", { url: "s3://bucket/a", name: null }],
    ["s3://bucket/a/setu-2026-11-20T08-30-00Z.tar.gz.age", { url: "s3://bucket/a/" }],
    ["setu-2026-11-20T08-30-00Z.tar.gz.age", { url: "file:." }],
    ["file:./b/setu-2026-11-20T08-30-00Z.tar.gz.age", { url: "file:./b/" }],
  ])("accepts %s as a source", (source, place) => {
    expect(backupPlace(source)).toMatchObject(place);
  });

  it("signs everybody out and invalidates all mailed links", async () => {
    const { id } = await insertAdmin(site.db, "Nila");
    const { now } = site.clock;
    await insertSession(site.db, id, now);
    const link = { purpose: "invite", userId: null, email: "new@setu.example" } as const;
    const token = await createLink(site.db, { ...link, createdBy: id }, now);
    await site.makeBackup();
    const db = open((await site.restore()).dataDir);
    expect(await db.selectFrom("users").select("name").execute()).toEqual([{ name: "Nila" }]);
    expect(await db.selectFrom("sessions").selectAll().execute()).toEqual([]);
    expect(await checkLink(db, "invite", token, now)).toEqual({ state: "wrong", link: null });
  });

  it("erases data whose retention period has ended", async () => {
    const aYearBefore = "2025-11-20T08:00:00.000Z";
    await insertBooking(site.db, { id: "old", received_at: aYearBefore, updated_at: aYearBefore });
    await insertBooking(site.db, { id: "young" });
    site.clock.now = new Date("2025-11-21T08:30:00.000Z");
    await site.makeBackup();
    site.clock.now = new Date("2026-11-20T08:30:00.000Z");
    const db = open((await site.restore()).dataDir);
    expect(await db.selectFrom("requests").select("id").execute()).toEqual([{ id: "young" }]);
  });
});

describe("a restore fails without changes", () => {
  it("if the folder is not empty", async () => {
    await site.makeBackup();
    const { dataDir } = await site.restore();
    const before = filesIn(dataDir);
    const secondRestore = restoreBackup({
      place: backupPlace(site.folder),
      identities: [site.keys.identity],
      dataKeys: site.dataKeys,
      isProofRequired: true,
      dataDir,
      now: () => site.clock.now,
      log: () => {},
    });
    await expect(secondRestore).rejects.toThrow("is not empty");
    expect(filesIn(dataDir)).toEqual(before);
  });

  it("if the key is wrong, or if the backup is missing or damaged", async () => {
    await expect(site.restore()).rejects.toThrow("There is no backup in this place");
    const backup = await site.makeBackup();
    const { identity } = await newKeyPair();
    await expect(site.restore(site.folder, identity)).rejects.toThrow("identit");
    const file = join(site.folder, backup?.name ?? "");
    const bytes = readFileSync(file);
    // inverts the byte, so that its value certainly changes
    writeFileSync(file, bytes.fill(~(bytes[9_000] ?? 0) & 255, 9_000, 9_001));
    await expect(site.restore()).rejects.toThrow();
    const restored = filesIn(join(site.dataDir, "..")).filter((name) => /^restored/.test(name));
    expect(restored).toEqual([]);
  });

  it("if the archive or a note of erasures has no valid signature", async () => {
    await site.makeBackup();
    const otherKeys = ["the data keys of somebody else's site"];
    await expect(site.restore(site.folder, undefined, otherKeys)).rejects.toThrow(
      "Nothing proves that your site made setu-2026-11-20T08-30-00Z.tar.gz.age",
    );
    await expect(site.restore(site.folder, undefined, [])).rejects.toThrow("Nothing proves");
    expect((await site.restore(site.folder, undefined, null)).name).toMatch(/^setu-/);
    // somebody with access to the storage may know the encryption key, and could forge erasures
    const storage = folderStorage(`file:${site.folder}`);
    const at = site.clock.now.toISOString();
    const notes = JSON.stringify([{ id: "e", kind: "booking", rowId: "b", at }]);
    for (const forged of [notes, `\n${notes}`, `${backupSignature(otherKeys, notes)}\n${notes}`]) {
      const bytes = Readable.from([Buffer.from(forged)]);
      const encryptedNotes = await encrypted(bytes, [site.keys.recipient]);
      await storage.put("erasures/2026-11-20T08-40-00Z-0a.json.age", encryptedNotes);
      await expect(site.restore()).rejects.toThrow("Nothing proves that your site made erasures/");
    }
  });

  it("if a note of an erasure is unreadable, because the erased row would be restored", async () => {
    const account = await createAccount(
      site.db,
      { email: "a@family.example", passwordHash: "", role: "user", language: "en" },
      site.clock.now,
    );
    await site.makeBackup();
    const at = site.clock.now.toISOString();
    const note = { id: "e", kind: "account", row_id: account?.id ?? "", at } as const;
    await site.db.insertInto("erasures").values(note).execute();
    site.clock.now = new Date("2026-11-20T09:30:00.000Z");
    await site.makeBackup();
    const [name] = filesIn(site.folder).filter((file) => file.startsWith("erasures/"));
    expect(existsSync(join(site.folder, name ?? ""))).toBe(true);
    writeFileSync(join(site.folder, name ?? ""), "no age file");
    await expect(site.restore()).rejects.toThrow();
  });
});
