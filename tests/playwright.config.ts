import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const PORT = Number(process.env.E2E_PORT ?? 3173);
const debianChromium = "/usr/bin/chromium";

/** Where the server under test keeps its data; journeys read its mail there. */
process.env.E2E_DATA_DIR ??= dataInFolderOfTheRun();

/** Every journey runs twice: as HTML alone, and with the scripts that improve it. */
export default defineConfig({
  testDir: "e2e",
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
    // the document of each step is in it; pictures besides would only take time
    trace: { mode: "retain-on-failure", screenshots: false },
    launchOptions: {
      ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
  projects: [
    { name: "without JavaScript", use: { javaScriptEnabled: false } },
    { name: "with JavaScript", use: { javaScriptEnabled: true } },
  ],
  webServer: {
    command: "node support/e2e-server.mjs",
    cwd: import.meta.dirname,
    url: `http://localhost:${PORT}/readyz`,
    // it builds first where a source has changed since the last build
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    env: { PORT: String(PORT), E2E_DATA_DIR: process.env.E2E_DATA_DIR },
  },
});

/**
 * One folder for all that the run leaves in passing, what browsers do too; it goes with the process.
 * The workers, which read this file again, inherit it.
 */
function dataInFolderOfTheRun(): string {
  const folder = mkdtempSync(join(tmpdir(), "setu-e2e-"));
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "data");
}
