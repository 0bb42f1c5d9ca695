import { globSync, readFileSync } from "node:fs";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

const TESTS = ["app/**/*.test.{ts,tsx}", "db/**/*.test.ts", "tests/**/*.test.ts"];
const LAYS_A_DATABASE =
  /\b(startSite|startWatchedSite|startEmptySite|twoRequestsForEachTest|openTestDatabase|databaseForEachTest|outboxForEachTest|layDatabase|startPostgres)\(/;

/**
 * With `TEST_ENGINE=postgres` the tests that lay a database with `tests/support`; what the others say
 * depends on no engine, or on SQLite's file.
 */
const include =
  process.env.TEST_ENGINE === "postgres"
    ? globSync(TESTS).filter((file) => LAYS_A_DATABASE.test(readFileSync(file, "utf8")))
    : TESTS;

const here = (path: string) => new URL(path, import.meta.url).pathname;

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { alias: { "~": here("./app"), "#db": here("./db") } },
  test: {
    globalSetup: ["tests/support/global-setup.ts"],
    setupFiles: ["tests/support/setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // one less by itself, and two cores are what the tests have
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "site",
          include,
          exclude: ["**/node_modules/**", "tests/availability/**"],
          // one set of modules a process: to load them anew for each file costs as much as all tests
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          // alone, after all others: these measure how long a server under attack takes
          name: "availability",
          include: ["tests/availability/**/*.test.ts"],
          testTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
