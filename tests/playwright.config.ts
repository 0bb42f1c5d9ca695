import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./support/chromium";
import { onPostgres } from "./support/engine";
import { folderOfTheRun } from "./support/run-folder";
import { wholeSuite } from "./support/whole-suite";

const PORT = Number(process.env.E2E_PORT ?? 3173);

/** Chromium heeds the last list alone, and Playwright gives one too: so its own are here as well. */
const unwantedFeatures = [
  // two hidden pages in the search field of each new window
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  // a process for a next page elsewhere, and each test ends with its context
  "SpareRendererForSitePerProcess",
  // Playwright's
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

/** Where the server under test keeps its data, and journeys read its mail; the workers inherit it. */
process.env.E2E_DATA_DIR ??= join(folderOfTheRun("setu-e2e-"), "data");

/** Specs that fill in no form; without JavaScript they run in the whole suite alone. */
const WITHOUT_FORMS = /\b(walk|rows|boxes|gallery|lists|content)\.spec\.ts$/;

/** Every journey with a form runs twice: as HTML alone, and with the scripts that improve it. */
export default defineConfig({
  testDir: "e2e",
  // that forms go through a browser's hands alike depends on no engine: one journey says enough
  testMatch: onPostgres ? "booking.spec.ts" : "*.spec.ts",
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
    // what a journey intercepts must not go by way of a worker; the journeys without a line allow it
    serviceWorkers: "block",
    // a trace of everything costs a tenth of the time: `-- --trace retain-on-failure` asks for it
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
    {
      name: "without JavaScript",
      testIgnore: wholeSuite ? [] : WITHOUT_FORMS,
      use: { javaScriptEnabled: false },
    },
    { name: "with JavaScript", use: { javaScriptEnabled: true } },
  ],
  webServer: {
    // the server of the tests is TypeScript
    command: `node ${onPostgres ? "--import tsx" : ""} support/e2e-server.mjs`,
    cwd: import.meta.dirname,
    url: `http://localhost:${PORT}/readyz`,
    // it builds first where a source has changed since the last build
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    env: { PORT: String(PORT), E2E_DATA_DIR: process.env.E2E_DATA_DIR },
  },
});
