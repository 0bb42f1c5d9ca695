import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { decrypted } from "~/server/age.server";
import { folderStorage } from "~/server/file-storage/folder-storage.server";
import { filesIn, newFixture } from "../../../../tests/support/backups";
import { insertBooking } from "../../../../tests/support/bookings";
import { storePaper } from "../../../../tests/support/papers";
import { unpackAndCheck } from "./archive.server";

const BYTES = Buffer.from("Marked passport of Zarina, number AB1234567. ".repeat(60_000));

it("no plain text of a paper is in the database, its log, the uploads or a backup", async () => {
  const site = await newFixture();
  await storePaper(site.papers, await insertBooking(site.db), { bytes: BYTES });
  const { name = "" } = (await site.makeBackup()) ?? {};
  const unpacked = mkdtempSync(join(tmpdir(), "setu-unpacked-"));
  const archive = await folderStorage(`file:${site.folder}`).get(name);
  await unpackAndCheck(await decrypted(archive, [site.keys.identity]), {
    folder: unpacked,
    name,
    dataKeys: site.dataKeys,
  });
  const files = [
    ...["", "-wal"].map((end) => site.databaseFile + end).filter((file) => existsSync(file)),
    ...[site.dataDir, site.folder, unpacked].flatMap((folder) =>
      filesIn(folder).map((file) => join(folder, file)),
    ),
  ];
  for (const part of ["-wal", "/uploads/papers/", "backups/papers/", `${unpacked}/setu.db`]) {
    expect(
      files.some((file) => file.includes(part)),
      part,
    ).toBe(true);
  }
  for (const file of files) {
    const bytes = readFileSync(file);
    for (const word of ["Marked passport", "AB1234567", "রিপোর্ট.pdf"]) {
      expect(bytes.includes(word), `${file}: ${word}`).toBe(false);
    }
  }
  await site.close();
});
