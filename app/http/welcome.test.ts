import { expect, it } from "vitest";
import { readEnv } from "~/server/env.server";
import { TEST_SECRETS } from "../../tests/support/secrets";
import { welcome } from "./welcome";

it("the welcome text names a shared database without its credentials", () => {
  const textFor = (DATABASE_URL: string) =>
    welcome(readEnv({ ...TEST_SECRETS, DATABASE_URL }), true);
  const shared = textFor("postgres://setu:river-boat@db.example:6432/site?sslmode=verify-full");
  expect(shared).toMatch(/^ {2}Database db\.example:6432\/site$/m);
  expect(shared).not.toMatch(/river-boat|setu:/);
  expect(shared).toContain("Pictures cannot be uploaded until UPLOADS_URL names a bucket");
  expect(textFor("file:/tmp/setu.db")).not.toMatch(/Database|Pictures/);
});

it("the welcome text says that the site is closed and links to its set-up until it is open", () => {
  const env = readEnv({ ...TEST_SECRETS, PUBLIC_URL: "https://setu.example" });
  expect(welcome(env, false)).toContain("https://setu.example/dashboard/admin/set-up");
  expect(welcome(env, true)).not.toContain("Closed");
  expect(welcome(env, true)).not.toContain("DATA_KEYS");
  expect(welcome(env, true, true)).toContain("DATA_KEYS lack the key that sealed them");
});
