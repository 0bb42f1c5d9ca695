import { existsSync } from "node:fs";

/**
 * Chromium on this machine: `E2E_BROWSER`, or Debian's, preferably its headless shell, which takes
 * half the time; otherwise Playwright's own.
 */
export const chromiumPath = [
  process.env.E2E_BROWSER ?? "",
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
].find(existsSync);
