import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./support/chromium";
import { onPostgres } from "./support/engine";
import { folderOfTheRun } from "./support/run-folder";
import { wholeSuite } from "./support/whole-suite";

const PORT = Number(process.env.E2E_PORT ?? 3173);

/**
 * Chromium obeys only the last list of disabled features. Playwright passes one too, so its
 * features are repeated here.
 */
const unwantedFeatures = [
  // two hidden pages in the search field of each new window
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  // a spare process, useless since each test ends with its context
  "SpareRendererForSitePerProcess",
  // Playwright's own
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** Data folder of the server under test, where journeys read its mail; workers inherit it. */
process.env.E2E_DATA_DIR ??= join(folderOfTheRun("setu-e2e-"), "data");

/**
 * Journeys of `npm test`: of a family, of a coordinator, and of what only a browser has (storage, the
 * service worker, uploads in chunks, passkeys). HTTP tests send every form.
 */
const IN_SHORT_SUITE =
  /\b(booking|call-back|coordinators-day|cut-answers|drafts|dropped-line|family-page|kept-form|offline|paper-sending|passkeys|public-script|sent-once)\.spec\.ts$/;

/** Journeys that `npm test` also runs without JavaScript. */
const SHORT_WITHOUT_SCRIPTS = /\b(booking|sent-once)\.spec\.ts$/;

/** Journeys of the whole suite run twice: with JavaScript, and without it. */
export default defineConfig({
  testDir: "e2e",
  // forms do not depend on the engine, so one journey is enough
  testMatch: onPostgres ? "booking.spec.ts" : wholeSuite ? "*.spec.ts" : IN_SHORT_SUITE,
  outputDir: "../test-results/e2e",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 360, height: 740 },
    // a service worker's requests cannot be intercepted; the offline journeys allow workers
    serviceWorkers: "block",
    // tracing costs a tenth of the time: use `-- --trace retain-on-failure`
    trace: "off",
    launchOptions: {
      ...(chromiumPath ? { executablePath: chromiumPath } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        `--disable-features=${unwantedFeatures}`,
      ],
    },
  },
  projects: [
    // first, since its longest test runs last, while the other project's tests use the second core
    { name: "with JavaScript", use: { javaScriptEnabled: true } },
    {
      name: "without JavaScript",
      ...(wholeSuite ? {} : { testMatch: SHORT_WITHOUT_SCRIPTS }),
      use: { javaScriptEnabled: false },
    },
  ],
  webServer: {
    // the tests' PostgreSQL server is written in TypeScript
    command: `node ${onPostgres ? "--import tsx" : ""} support/e2e-server.mjs`,
    cwd: import.meta.dirname,
    url: `http://localhost:${PORT}/readyz`,
    // includes a build, if a source has changed
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    env: { PORT: String(PORT), E2E_DATA_DIR: process.env.E2E_DATA_DIR },
  },
});
