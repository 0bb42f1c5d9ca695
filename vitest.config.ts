import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

const TESTS = ["app/**/*.test.{ts,tsx}", "db/**/*.test.ts", "tests/**/*.test.ts"];
const LAYS_A_DATABASE =
  /\b(startSite|startMonitoredSite|startEmptySite|openTestDatabase|\w+ForEachTest|startPostgres)\(/;

/**
 * Tests whose outcome may depend on the engine: dialect, locks, search, queue, outbox, erasure,
 * move. The others run on SQLite alone, unless the whole suite is asked for.
 */
const ENGINE_MATTERS = [
  "db/**/*.test.ts",
  "app/features/{audit,content/engine,content/reviews,mail,papers,requests,requests/*,upkeep,upkeep/*}/*.server.test.ts",
  "app/{http/health,metrics/figures}.test.ts",
  "tests/http/{accounts,booking-once,consents,container,disclosures}.test.ts",
  "tests/http/{content-at-once,dashboard-conflicts,dashboard-merges,dashboard-merges-clocks}.test.ts",
  "tests/http/{erasure,erasure-merged,expiry,family-cancel,family-details,family-find,family-open,family-writes-again,flood-queue,follow-ups,full-request-lists,hospital-requests,hospital-search}.test.ts",
  "tests/http/{list-export,lost-connection,made-bookings,needed-papers,personal-columns}.test.ts",
  "tests/http/{own-closed-requests,paper-erasure,paper-tus,paper-tus-refused,queue,queue-events,queue-filter,queue-order,queue-taking,partner-follow-ups,request-partners,request-place}.test.ts",
  "tests/http/{fresh-code,notices,request-contacts,request-contacts-brought,step-notices,wants-link,watch-link-form}.test.ts",
  "tests/http/{rolling-deploy,sign-in-meanwhile,team-members-order,two-machines}.test.ts",
];

/** PostgreSQL runs only tests with a database of `tests/support`; the others read SQLite's file. */
const include =
  process.env.TEST_ENGINE === "postgres"
    ? globSync(process.env.WHOLE_SUITE === "1" ? TESTS : ENGINE_MATTERS).filter((file) =>
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
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
