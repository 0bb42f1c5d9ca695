import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertBooking } from "../../../tests/support/bookings";
import { type Site, startSite } from "../../../tests/support/site";
import { addDocument } from "./documents.server";
import { addFile, eraseFiles } from "./paper-files.server";
import { findStoredFile, readStoredFile, removeErasedParts } from "./part-storage.server";
import { completeFile, receiveBytes } from "./receiving.server";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const MIB = 1024 * 1024;
const services = () => site.services;

async function addTestFile(announcedBytes: number | null) {
  const request_id = await insertBooking(site.db);
  const document = { paper_id: null, kind: "passport", whose: "patient", way: "page" } as const;
  const documentId = await addDocument(
    site.db,
    { ...document, request_id, added_by: null },
    services().now(),
  );
  return addFile(site.db, services(), {
    documentId,
    position: 1,
    copy: "original",
    uploadKey: randomBytes(8).toString("hex"),
    name: "পাসপোর্ট.jpg",
    announcedBytes,
  });
}

async function* chunks(bytes: Buffer, size = 60_000, brokenAt = Number.POSITIVE_INFINITY) {
  for (let at = 0; at < bytes.byteLength; at += size) {
    if (at >= brokenAt) throw new Error("The line is cut");
    yield bytes.subarray(at, at + size);
  }
}

const receive = (fileId: string, start: number, bytes: AsyncIterable<Uint8Array>) =>
  receiveBytes(services(), { fileId, start, bytes, maxBytes: 25 * MIB });

async function readBack(fileId: string): Promise<Buffer> {
  const file = await findStoredFile(site.db, services(), fileId);
  if (!file) throw new Error("No such file");
  return buffer(readStoredFile(services(), file));
}

const complete = (fileId: string) => completeFile(services(), fileId, async () => {});

describe("A file that arrives", () => {
  it.each([1, MIB, MIB + 1, 3 * MIB])("is read back as it was, with %i bytes", async (length) => {
    const bytes = randomBytes(length);
    const id = await addTestFile(null);
    expect(await receive(id, 0, chunks(bytes))).toBe(length);
    expect(await complete(id)).toMatchObject({ bytes: length });
    expect((await readBack(id)).equals(bytes)).toBe(true);
  });

  it("resumes after the last byte that was stored before the connection broke", async () => {
    const bytes = randomBytes(2 * MIB + 5);
    const id = await addTestFile(bytes.byteLength);
    await expect(receive(id, 0, chunks(bytes, 60_000, 100_000))).rejects.toThrow("cut");
    const { storedBytes: stored } = (await findStoredFile(site.db, services(), id)) ?? {
      storedBytes: 0,
    };
    // two chunks of 60,000 bytes: the third one would begin after byte 100,000
    expect(stored).toBe(120_000);
    await expect(receive(id, 0, chunks(bytes))).rejects.toThrow("Nothing goes to 0");
    expect(await receive(id, stored, chunks(bytes.subarray(stored)))).toBe(bytes.byteLength);
    await complete(id);
    expect((await readBack(id)).equals(bytes)).toBe(true);
  });

  it("stores the bytes of only one of two uploads to the same offset", async () => {
    const [one, other] = [randomBytes(MIB), randomBytes(MIB)];
    const id = await addTestFile(MIB);
    const both = await Promise.allSettled(
      [one, other].map((bytes) => receive(id, 0, chunks(bytes))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const winner = both[0]?.status === "fulfilled" ? one : other;
    await complete(id);
    expect((await readBack(id)).equals(winner)).toBe(true);
  });

  it("may not be longer than it was announced", async () => {
    const id = await addTestFile(10);
    await expect(receive(id, 0, chunks(randomBytes(11)))).rejects.toThrow("More than 10 bytes");
  });

  it("is not complete while bytes are missing", async () => {
    const id = await addTestFile(10);
    await receive(id, 0, chunks(randomBytes(9)));
    expect(await complete(id)).toBeNull();
  });
});

describe("A sealed file", () => {
  const secret = Buffer.from("Confidential passport number AB1234567. ".repeat(50_000));

  it("has no plain text in the storage", async () => {
    const id = await addTestFile(null);
    await receive(id, 0, chunks(secret));
    const folder = join(uploads(), "papers", id);
    const parts = readdirSync(folder);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) {
      expect(readFileSync(join(folder, part)).includes("passport")).toBe(false);
    }
  });

  it("does not open with two parts swapped", async () => {
    const id = await addTestFile(null);
    await receive(id, 0, chunks(randomBytes(2 * MIB)));
    const folder = join(uploads(), "papers", id);
    const [one = "", other = ""] = readdirSync(folder).map((name) => join(folder, name));
    const [first, second] = [readFileSync(one), readFileSync(other)];
    writeFileSync(one, second);
    writeFileSync(other, first);
    await expect(readBack(id)).rejects.toThrow("not the one that was stored");
  });

  it("cannot be opened after its erasure, and leaves no parts", async () => {
    const id = await addTestFile(null);
    await receive(id, 0, chunks(secret));
    await eraseFiles(site.db, [id], services().now());
    expect(await findStoredFile(site.db, services(), id)).toBeNull();
    await removeErasedParts(services());
    expect(readdirSync(join(uploads(), "papers", id))).toEqual([]);
  });
});

const uploads = () => services().env.uploadsUrl?.replace("file:", "") ?? "";
