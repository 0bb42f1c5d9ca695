import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readEnv } from "./env.server";

const DATA_DIR = mkdtempSync(join(tmpdir(), "setu-env-"));
const read = (given: Record<string, string>) => readEnv({ DATA_DIR, ...given });
const secret = "0123456789abcdefghijklmnopqrstuvwxyz";
const onServer = {
  DATABASE_URL: "postgres://host/setu",
  SESSION_SECRET: secret,
  DATA_KEYS: secret,
};

describe("upload settings", () => {
  it("default to a folder beside the database's file", () => {
    expect(read({}).uploadsUrl).toBe(`file:${join(DATA_DIR, "uploads")}`);
  });

  it("are off on PostgreSQL until a shared storage is configured", () => {
    expect(read(onServer).uploadsUrl).toBeNull();
    const named = read({ ...onServer, UPLOADS_URL: "s3://pictures/setu", AWS_REGION: "auto" });
    expect(named.uploadsUrl).toBe("s3://pictures/setu");
  });

  it.each([
    [{ UPLOADS_URL: "/srv/pictures" }, "UPLOADS_URL: must be file:"],
    [{ UPLOADS_URL: "s3://k@bucket" }, "UPLOADS_URL: must be file:"],
    [{ UPLOADS_URL: "s3://bucket" }, "AWS_REGION: is needed"],
  ])("refuse %j", (given, words) => {
    expect(() => read(given)).toThrow(words);
  });
});

describe("the virus scanner's address", () => {
  it.each(["tcp://127.0.0.1:3310", "tcp://[::1]:3310", "unix:/run/clamav/clamd.ctl"])(
    "may be %s",
    (url) => {
      expect(read({ CLAMD_URL: url }).clamdUrl).toBe(url);
    },
  );

  it.each(["clamav.internal", "tcp://clamav", "http://clamav:3310", "unix:clamd.ctl"])(
    "may not be %s",
    (url) => {
      expect(() => read({ CLAMD_URL: url })).toThrow("CLAMD_URL: must be tcp:");
    },
  );
});
