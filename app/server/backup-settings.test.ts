import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readEnv } from "./env.server";

const recipient = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p";
const DATA_DIR = mkdtempSync(join(tmpdir(), "setu-env-"));
const read = (given: Record<string, string>) => readEnv({ DATA_DIR, ...given });

describe("backup settings", () => {
  it("are null if nothing is set", () => {
    expect(read({ BACKUP_URL: "" }).backup).toBeNull();
  });

  it.each(["file:/mnt/backups", "file:./backups", "s3://bucket", "s3://bucket/a/prefix"])(
    "accept %s",
    (url) => {
      const given = { BACKUP_URL: url, BACKUP_RECIPIENT: recipient, AWS_REGION: "auto" };
      expect(read(given).backup).toEqual({ url, recipient });
    },
  );

  it.each([
    [{ BACKUP_URL: "file:/b" }, "BACKUP_RECIPIENT: is needed"],
    [{ BACKUP_RECIPIENT: recipient }, "BACKUP_URL: is needed"],
    [{ BACKUP_URL: "/b", BACKUP_RECIPIENT: recipient }, "BACKUP_URL: must be file:"],
    [{ BACKUP_URL: "file:", BACKUP_RECIPIENT: recipient }, "BACKUP_URL: must be file:"],
    [{ BACKUP_URL: "s3://", BACKUP_RECIPIENT: recipient }, "BACKUP_URL: must be file:"],
    [{ BACKUP_URL: "s3://k@b/p", BACKUP_RECIPIENT: recipient }, "BACKUP_URL: must be file:"],
    [{ BACKUP_URL: "s3://b", BACKUP_RECIPIENT: recipient }, "AWS_REGION: is needed"],
    // a recipient with one changed letter
    [{ BACKUP_URL: "file:/b", BACKUP_RECIPIENT: recipient.replace("hjy", "hjz") }, "is mistyped"],
    [{ BACKUP_URL: "file:/b", BACKUP_RECIPIENT: "AGE-SECRET-KEY-1QQQ" }, "this is the private one"],
    [{ BACKUP_IDENTITY: "AGE-SECRET-KEY-1QQQ" }, "BACKUP_IDENTITY: opens every backup"],
  ])("refuse %j", (given, words) => {
    expect(() => read(given)).toThrow(words);
  });
});
