import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { beforeEach, expect, test } from "vitest";
import type { FileStorage } from "./file-storage";
import { folderStorage } from "./folder-storage.server";

let folder = "";
let storage: FileStorage;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "setu-storage-"));
  storage = folderStorage(`file:${folder}`);
});

test("a slow write survives another write to the same folder", async () => {
  const slow = new PassThrough();
  const slowWrite = storage.put("slow.jpg", slow);
  slow.write("first half, ");
  await storage.put("quick.jpg", Readable.from(["quick"]));
  slow.end("second half");
  await slowWrite;
  expect(await text(await storage.get("slow.jpg"))).toBe("first half, second half");
  expect(await text(await storage.get("quick.jpg"))).toBe("quick");
});

test("two simultaneous writes of one file leave one complete version", async () => {
  const [one, other] = ["1".repeat(300_000), "2".repeat(300_000)];
  await Promise.all([one, other].map((bytes) => storage.put("same.jpg", Readable.from([bytes]))));
  expect([one, other]).toContain(await text(await storage.get("same.jpg")));
  expect(readdirSync(folder)).toEqual(["same.jpg"]);
});

test("a write removes old incomplete files, and no new ones", async () => {
  for (const name of ["old.jpg.0a.partial", "young.jpg.0b.partial"]) {
    writeFileSync(join(folder, name), "half");
  }
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  utimesSync(join(folder, "old.jpg.0a.partial"), longAgo, longAgo);
  await storage.put("new.jpg", Readable.from(["new"]));
  expect(readdirSync(folder).sort()).toEqual(["new.jpg", "young.jpg.0b.partial"]);
  expect(await storage.list("")).toEqual(["new.jpg"]);
});
