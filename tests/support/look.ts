import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type CDPSession, expect, type Page, type Response } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import { languageOfPath } from "../../app/locales/languages";
import { expectWhole } from "./whole-lines";
import { wholeSuite } from "./whole-suite";

/** In CSS pixels. The layout differs most between these two. */
const [DESK, SMALLEST] = [1280, 320];
/** Widest first. The whole suite adds the edges of the breakpoints and the usual phone. */
const WIDTHS = wholeSuite ? [DESK, 1120, 768, 360, SMALLEST] : [DESK, SMALLEST];
const PHONE = 360;

const require = createRequire(import.meta.url);
const AXE = `${readFileSync(require.resolve("axe-core/axe.min.js"), "utf8")};0`;

/** All that axe holds against colours; the rest of it is the same in both themes. */
const COLOURS: RunOptions = { runOnly: ["color-contrast", "link-in-text-block"] };

/** What words can do to a page: names of its parts that are empty, twice there or in no language. */
const WORDS: RunOptions = {
  runOnly: ["cat.name-role-value", "cat.text-alternatives", "cat.language", "cat.forms"],
};

/** How a page is reached that no address alone shows, and the status it answers then. */
interface Arrival {
  arrive: (page: Page) => Promise<Response | null>;
  status: number;
}

/**
 * Opens a page and expects it to be there, complete, readable at every width, and so in both
 * themes, all in one load. It begins and ends in the light.
 */
export async function visit(page: Page, path: string, arrival?: Arrival): Promise<void> {
  const finished = await open(page, path, arrival);
  await layOut(page, DESK);
  await expectNoViolations(page, DESK);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoViolations(page, DESK, COLOURS);
  // a theme changes no line
  for (const width of WIDTHS.slice(1)) await layOut(page, width);
  await expectNoViolations(page, SMALLEST, COLOURS);
  await page.emulateMedia({ colorScheme: "light" });
  await expectNoViolations(page, SMALLEST);
  finished();
}

/**
 * The same for a page that has been looked at in another language: its colours and parts are known, and
 * its words may be too long or missing.
 */
export async function visitTranslated(page: Page, path: string): Promise<void> {
  const finished = await open(page, path);
  for (const width of WIDTHS) await layOut(page, width);
  await expectNoViolations(page, SMALLEST, WORDS);
  finished();
}

/**
 * The same for a browser that runs no scripts. What no script would change has been looked at
 * by `visit`; here the others are.
 *
 * @param isTranslated its parts have been looked at in another language
 */
export async function visitWithoutScripts(
  page: Page,
  path: string,
  arrival?: Arrival,
  isTranslated = false,
): Promise<void> {
  const finished = await open(page, path, arrival);
  const dead = await page
    .locator("button:visible:not([popovertarget])")
    .evaluateAll((buttons) =>
      buttons
        .filter((one) => one instanceof HTMLButtonElement && (one.type !== "submit" || !one.form))
        .map((one) => one.textContent),
    );
  expect.soft(dead, `${path}: buttons that do nothing without a script`).toEqual([]);
  const scripts = page.locator("script[type=module]");
  const hasScripts = (await scripts.count()) > 0;
  // without scripts of its own it is the page that `visit` looks at
  for (const width of hasScripts ? WIDTHS : [SMALLEST]) {
    await layOut(page, width);
    if (hasScripts && !isTranslated && width === PHONE) {
      await whileScriptsRun(page, () => expectNoViolations(page, width));
    }
  }
  finished();
}

/** Expects that axe finds nothing on the page as it stands, and that nothing scrolls sideways. */
export async function expectReadable(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  await expectNoSidewaysScroll(page, width);
  await expectNoViolations(page, width);
}

/** @returns what is to be called at the end: it says what the browser complained of meanwhile */
async function open(page: Page, path: string, arrival?: Arrival): Promise<() => void> {
  const status = arrival?.status ?? (path.endsWith("/no-such-page") ? 404 : 200);
  const problems: string[] = [];
  const onConsole = (message: { type(): string; text(): string; location(): { url: string } }) => {
    // a page that is not there, or refuses a form, answers so, and the browser reports it
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

/** Playwright's own way of a width moves the browser's window too, at three times the cost. */
async function layOut(page: Page, width: number): Promise<void> {
  const metrics = { width, height: 800, deviceScaleFactor: 1, mobile: false };
  await (await sessionOf(page)).send("Emulation.setDeviceMetricsOverride", metrics);
  await expectNoSidewaysScroll(page, width);
  await expectWhole(page, width);
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
 * Axe is laid into a page once; what it did not mind it need not describe. A toast that it met
 * half faded would have colours that nobody reads: from here on nothing moves on the page.
 */
async function expectNoViolations(
  page: Page,
  width: number,
  options: RunOptions = {},
): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  if (await page.evaluate(() => typeof Reflect.get(window, "axe") === "undefined")) {
    // not as an argument of a function in the page, which would parse it anew in each
    await (await sessionOf(page)).send("Runtime.evaluate", { expression: AXE });
  }
  const found = await page.evaluate(
    async (given) => {
      const runner: typeof axe = Reflect.get(window, "axe");
      // a page that loads itself anew does no harm where it can be told to stand still (WCAG 2.2.1)
      const reloads = document.querySelector("a[href*='still=1']") === null;
      const rules = { "meta-refresh": { enabled: reloads } };
      const { violations } = await runner.run(document, { rules, ...given });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`);
    },
    { ...options, resultTypes: ["violations" as const] },
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
 * Axe is a script, and waits for its own timers. The page stays what it was: a script that was
 * passed over while it loaded is not started later.
 */
async function whileScriptsRun(page: Page, act: () => Promise<void>): Promise<void> {
  const session = await sessionOf(page);
  // a session can only take back what it has asked for itself
  for (const value of [true, false]) {
    await session.send("Emulation.setScriptExecutionDisabled", { value });
  }
  await act();
  await session.send("Emulation.setScriptExecutionDisabled", { value: true });
}
