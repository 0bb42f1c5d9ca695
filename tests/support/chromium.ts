import { existsSync } from "node:fs";

/**
 * Where this machine has Chromium, if not where Playwright puts its own: what `E2E_BROWSER` names, or
 * Debian's, at best its shell, which draws no window around a page and takes half the time.
 */
export const chromiumPath = [
  process.env.E2E_BROWSER ?? "",
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
].find(existsSync);
