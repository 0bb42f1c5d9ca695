import { existsSync } from "node:fs";

const SHELL = "/usr/bin/chromium-headless-shell";
const WHOLE = "/usr/bin/chromium";
const requested = process.env.E2E_BROWSER ?? "";

/**
 * Chromium on this machine: `E2E_BROWSER`, or Debian's, preferably its faster headless shell;
 * otherwise Playwright's own.
 */
export const chromiumPath = [requested, SHELL, WHOLE].find(existsSync);

/** The whole Chromium: it has a back/forward cache, which the headless shell lacks. */
export const wholeChromiumPath = [requested, WHOLE].find(existsSync);
