import { describe, expect, it } from "vitest";
import { cleanName, maxBytesOfName, problemOfFile } from "./paper-rules";

const MIB = 1024 * 1024;
const BUCKET = "s3://papers";
const FOLDER = "file:/var/lib/setu";

describe("A file", () => {
  it.each([
    ["scan.pdf", FOLDER, 25],
    ["CD.ZIP", FOLDER, 100],
    ["ct.dcm", BUCKET, 2048],
    ["photo", BUCKET, 25],
  ])("named %s in %s may have up to %i MiB", (name, url, mib) => {
    expect(maxBytesOfName(name, url)).toBe(mib * MIB);
  });

  it.each([
    ["image/jpeg", 25 * MIB, null],
    ["image/jpeg", 25 * MIB + 1, "tooLarge"],
    ["application/zip", 26 * MIB, null],
    ["application/pdf", 0, "empty"],
    ["text/html", 10, "wrongType"],
    ["image/svg+xml", 10, "wrongType"],
    ["", 10, "wrongType"],
  ])("of type %s with %i bytes has the problem %s", (type, bytes, problem) => {
    expect(problemOfFile({ type, bytes }, FOLDER)).toBe(problem);
  });
});

describe("A file's name", () => {
  it.each([
    ["../../etc/passwd", "passwd"],
    ["C:\\photos\\passport.jpg", "passport.jpg"],
    ["photo\u202egpj.exe", "photogpj.exe"],
    ["line\nbreak.pdf", "linebreak.pdf"],
    ["র\u200d্যাব.pdf", "র\u200d্যাব.pdf"],
    [`${"ক".repeat(300)}.jpg`, `${"ক".repeat(115)}….jpg`],
  ])("%j becomes %j", (given, clean) => {
    expect(cleanName(given)).toBe(clean);
  });
});
