import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

const TESTS = ["app/**/*.test.{ts,tsx}", "db/**/*.test.ts", "tests/**/*.test.ts"];
const LAYS_A_DATABASE =
  /\b(startSite|startMonitoredSite|startEmptySite|openTestDatabase|\w+ForEachTest|startPostgres)\(/;

/**
 * Tests of what the engines do differently: dialect, locks, search, outbox, and several machines. The
 * others run on SQLite alone, except in the whole suite.
 */
const ENGINE_MATTERS = [
  "db/{*,postgres/*}.test.ts",
  "app/features/{mail,requests/queue}/*.server.test.ts",
  "app/{http/health,metrics/figures}.test.ts",
  "tests/http/{booking-once,rolling-deploy,two-machines}.test.ts",
];

/** PostgreSQL runs only tests with a database of `tests/support`; the others read SQLite's file. */
const include =
  process.env.TEST_ENGINE === "postgres"
    ? globSync(process.env.SHORT_SUITE === "1" ? ENGINE_MATTERS : TESTS).filter((file) =>
        LAYS_A_DATABASE.test(readFileSync(file, "utf8")),
      )
    : TESTS;

const here = (path: string) => new URL(path, import.meta.url).pathname;

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { alias: { "~": here("./app"), "#db": here("./db") } },
  test: {
    globalSetup: ["tests/support/global-setup.ts"],
    setupFiles: ["tests/support/setup.ts"],
    // ends a test that hangs; a slow machine takes 20 s for some
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // the default of one second is too short on a busy machine
    expect: { poll: { timeout: 10_000 } },
    // the default leaves one of the two cores idle; tests on PostgreSQL also wait for its server
    maxWorkers: availableParallelism() + (process.env.TEST_ENGINE === "postgres" ? 1 : 0),
    projects: [
      {
        extends: true,
        test: {
          name: "site",
          include,
          exclude: ["**/node_modules/**", "tests/availability/**"],
          // loading the modules for each file would cost as much as all tests
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          // alone, after all others, since these measure time under attack
          name: "availability",
          include: ["tests/availability/**/*.test.ts"],
          // another program on the machine can make one answer slow; such a test is named as flaky
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
