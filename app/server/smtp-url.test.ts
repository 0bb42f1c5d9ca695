import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readEnv } from "./env.server";
import { isLoopbackServer } from "./smtp-url";

const DATA_DIR = mkdtempSync(join(tmpdir(), "smtp-url-"));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

test.each([
  ["smtp://localhost", true],
  ["smtp://LOCALHOST:25", true],
  ["smtp://127.0.0.1:2525", true],
  ["smtp://127.9.9.9", true],
  ["smtp://[::1]:25", true],
  ["smtp://0.0.0.0", false],
  ["smtp://127.mail.example", false],
  ["smtp://localhost.mail.example", false],
  ["smtp://user:localhost@mail.example", false],
])("%s is this machine: %s", (url, expected) => {
  expect(isLoopbackServer(url)).toBe(expected);
});

test.each([
  "ignoreTLS=true",
  "ignoretls=1",
  "requireTLS=false",
  "opportunisticTLS=true",
  "secure=false",
  "secured=true",
  "tls.rejectUnauthorized=false",
  "name=setu&tls.minVersion=TLSv1",
])("refuses ?%s for another machine and names the variable", (query) => {
  const read = (SMTP_URL: string) => readEnv({ DATA_DIR, SMTP_URL });
  expect(() => read(`smtp://mail.example?${query}`)).toThrow(/SMTP_URL: must not switch encrypt/);
  expect(() => read(`smtps://mail.example?${query}`)).toThrow(/SMTP_URL/);
  expect(read(`smtp://127.0.0.1?${query}`).smtpUrl).toContain(query);
});

test("accepts options that keep encryption, and refuses other URLs", () => {
  const url = "smtp://setu:secret@mail.example:587?name=setu.example&tls.servername=mail.example";
  expect(readEnv({ DATA_DIR, SMTP_URL: url }).smtpUrl).toBe(url);
  for (const wrong of ["mail.example", "https://mail.example"]) {
    expect(() => readEnv({ DATA_DIR, SMTP_URL: wrong })).toThrow(/SMTP_URL/);
  }
});
