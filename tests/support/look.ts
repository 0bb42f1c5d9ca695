import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type CDPSession, expect, type Page, type Response } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import { languageOfPath } from "../../app/locales/languages";
import { expectNoBrokenLines } from "./whole-lines";

/** In CSS pixels: the widths whose layouts differ most. */
const [DESKTOP, SMALLEST] = [1280, 320];
/** Widest first, with the breakpoints' edges and the usual phone. */
const WIDTHS = [DESKTOP, 1120, 768, 360, SMALLEST];
const PHONE = 360;

const require = createRequire(import.meta.url);
const AXE = `${readFileSync(require.resolve("axe-core/axe.min.js"), "utf8")};0`;

/** Axe's rules on colours; all others are the same in both themes. */
const COLOURS: RunOptions = { runOnly: ["color-contrast", "link-in-text-block"] };

/** Axe's rules on texts: names that are empty, doubled or without a language. */
const WORDS: RunOptions = {
  runOnly: ["cat.name-role-value", "cat.text-alternatives", "cat.language", "cat.forms"],
};

/** Steps to a page without an address of its own, and the expected status. */
interface Arrival {
  arrive: (page: Page) => Promise<Response | null>;
  status: number;
}

/**
 * Opens a page, and checks that it is complete and readable, light and dark, at the widest and the
 * smallest width.
 */
export async function visit(page: Page, path: string, arrival?: Arrival): Promise<void> {
  const expectNoProblems = await open(page, path, arrival);
  await checkLayoutAt(page, DESKTOP);
  await expectNoViolations(page, DESKTOP);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoViolations(page, DESKTOP, COLOURS);
  // a theme changes no line breaks
  for (const width of WIDTHS.slice(1)) await checkLayoutAt(page, width);
  await expectNoViolations(page, SMALLEST, COLOURS);
  await page.emulateMedia({ colorScheme: "light" });
  await expectNoViolations(page, SMALLEST);
  expectNoProblems();
}

/**
 * Checks a page already checked in another language: its colours and elements are already checked,
 * but texts may be too long or missing.
 */
export async function visitTranslated(page: Page, path: string): Promise<void> {
  const expectNoProblems = await open(page, path);
  for (const width of WIDTHS) await checkLayoutAt(page, width);
  await expectNoViolations(page, SMALLEST, WORDS);
  expectNoProblems();
}

/**
 * Checks a page without JavaScript; `visit` checks all that JavaScript does not change.
 *
 * @param isTranslated true if its parts are checked in another language
 */
export async function visitWithoutScripts(
  page: Page,
  path: string,
  arrival?: Arrival,
  isTranslated = false,
): Promise<void> {
  const expectNoProblems = await open(page, path, arrival);
  const uselessButtons = await page
    .locator("button:visible:not([popovertarget])")
    .evaluateAll((buttons) =>
      buttons
        .filter((one) => one instanceof HTMLButtonElement && (one.type !== "submit" || !one.form))
        .map((one) => one.textContent),
    );
  expect.soft(uselessButtons, `${path}: buttons that do nothing without a script`).toEqual([]);
  const scripts = page.locator("script[type=module]");
  const hasScripts = (await scripts.count()) > 0;
  // a page that loads no scripts is the same page that `visit` checks
  for (const width of hasScripts ? WIDTHS : [SMALLEST]) {
    await checkLayoutAt(page, width);
    if (hasScripts && !isTranslated && width === PHONE) {
      await whileScriptsRun(page, () => expectNoViolations(page, width));
    }
  }
  expectNoProblems();
}

/** Expects no violations from axe, and no sideways scrolling. */
export async function expectReadable(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  await expectNoSidewaysScroll(page, width);
  await expectNoViolations(page, width);
}

/** @returns the final check, which reports the browser's complaints */
async function open(page: Page, path: string, arrival?: Arrival): Promise<() => void> {
  const status = arrival?.status ?? (path.endsWith("/no-such-page") ? 404 : 200);
  const problems: string[] = [];
  const onConsole = (message: { type(): string; text(): string; location(): { url: string } }) => {
    // the browser reports missing pages and refused forms as errors, but they are expected
    const isOwnStatus = status >= 400 && message.location().url === page.url();
    if (message.type() === "error" && !isOwnStatus) problems.push(message.text());
  };
  const onError = (error: Error) => problems.push(error.message);
  page.on("console", onConsole).on("pageerror", onError);
  const response = arrival ? await arrival.arrive(page) : await page.goto(path);
  expect.soft(response?.status(), `${path}: the status`).toBe(status);
  const { pathname, search } = new URL(page.url());
  expect.soft(pathname + search, "the page itself, not one that it leads to").toBe(path);
  const html = page.locator("html");
  await expect.soft(html, `${path}: the language`).toHaveAttribute("lang", languageOfPath(path));
  const text = await page.locator("main").innerText();
  expect.soft(text, `${path}: something to read`).toMatch(/\S/);
  expect.soft(text, `${path}: unfilled text`).not.toMatch(/\{\{|undefined|\[object|NaN/);
  return () => {
    page.off("console", onConsole).off("pageerror", onError);
    expect.soft(problems, `${path}: the console`).toEqual([]);
  };
}

/** Emulates a width: Playwright's method also resizes the window, at three times the cost. */
async function checkLayoutAt(page: Page, width: number): Promise<void> {
  const metrics = { width, height: 800, deviceScaleFactor: 1, mobile: false };
  await (await sessionOf(page)).send("Emulation.setDeviceMetricsOverride", metrics);
  await expectNoSidewaysScroll(page, width);
  await expectNoBrokenLines(page, width);
}

async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  const [shown, overflow] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [window.innerWidth, scrollWidth - clientWidth] as const;
  });
  expect.soft(shown, `${page.url()}: the width`).toBe(width);
  expect.soft(overflow, `${page.url()} at ${width}: sideways scroll`).toBeLessThanOrEqual(0);
}

/**
 * Axe loads once per page and reports only violations. Animations stop first: a half-faded toast
 * has colours that nobody reads.
 */
async function expectNoViolations(
  page: Page,
  width: number,
  options: RunOptions = {},
): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  if (await page.evaluate(() => typeof Reflect.get(window, "axe") === "undefined")) {
    // as an argument of `page.evaluate`, the script would be parsed each time
    await (await sessionOf(page)).send("Runtime.evaluate", { expression: AXE });
  }
  const found = await page.evaluate(
    async (given) => {
      const runner: typeof axe = Reflect.get(window, "axe");
      // a page may reload itself if the reader can switch that off (WCAG 2.2.1)
      const reloads = document.querySelector("a[href*='still=1']") === null;
      const rules = { "meta-refresh": { enabled: reloads } };
      const { violations } = await runner.run(document, { rules, ...given });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`);
    },
    // else axe loads all style sheets again, for rules on screen rotation and autoplay
    { ...options, preload: false, resultTypes: ["violations" as const] },
  );
  expect.soft(found, `${page.url()} at ${width}: accessibility`).toEqual([]);
}

const sessions = new WeakMap<Page, CDPSession>();

async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}

/**
 * Turns JavaScript on for axe, which needs timers. Scripts skipped during loading never start.
 */
async function whileScriptsRun(page: Page, act: () => Promise<void>): Promise<void> {
  const session = await sessionOf(page);
  // only the session that disabled scripts can enable them again
  for (const value of [true, false]) {
    await session.send("Emulation.setScriptExecutionDisabled", { value });
  }
  await act();
  await session.send("Emulation.setScriptExecutionDisabled", { value: true });
}
