import { type CDPSession, expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

/** In CSS pixels: a desk, the least that counts as one and as a tablet, and two phones. */
const WIDTHS = [1280, 1120, 768, 360, 320] as const;

/** What is shown and what is folded differs most here; between the two only lines break elsewhere. */
const [DESK, SMALLEST] = [1280, 320];
const PHONE = 360;

/** All that axe holds against colours; the rest of it is the same in both themes. */
const COLOURS: RunOptions = { runOnly: ["color-contrast", "link-in-text-block"] };

/**
 * Opens a page and expects it to be there, complete, readable at every width, and so in both
 * themes, all in one load.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const finished = await open(page, path);
  for (const width of WIDTHS) {
    await layOut(page, width);
    if (width !== DESK && width !== SMALLEST) continue;
    await expectNoViolations(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectNoViolations(page, COLOURS);
    await page.emulateMedia({ colorScheme: "light" });
  }
  finished();
}

/**
 * The same for a browser that runs no scripts. What no script would change has been looked at
 * by `visit`; here the others are.
 */
export async function visitWithoutScripts(page: Page, path: string): Promise<void> {
  const finished = await open(page, path);
  const dead = await page
    .locator("button:visible:not([popovertarget])")
    .evaluateAll((buttons) =>
      buttons
        .filter((one) => one instanceof HTMLButtonElement && (one.type !== "submit" || !one.form))
        .map((one) => one.textContent),
    );
  expect.soft(dead, `${path}: buttons that do nothing without a script`).toEqual([]);
  for (const width of WIDTHS) await layOut(page, width);
  if ((await page.locator("script[type=module], script[type=x-module]").count()) > 0) {
    await page.setViewportSize({ width: PHONE, height: 800 });
    await whileScriptsRun(page, () => expectNoViolations(page));
  }
  finished();
}

/** Expects that axe finds nothing on the page as it stands, and that nothing scrolls sideways. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
}

/** @returns what is to be called at the end: it says what the browser complained of meanwhile */
async function open(page: Page, path: string): Promise<() => void> {
  const problems: string[] = [];
  const onConsole = (message: { type(): string; text(): string; location(): { url: string } }) => {
    // a page that is not there answers so, and the browser reports it
    const isOwnStatus = status === 404 && message.location().url === page.url();
    if (message.type() === "error" && !isOwnStatus) problems.push(message.text());
  };
  const onError = (error: Error) => problems.push(error.message);
  const status = path.endsWith("/no-such-page") ? 404 : 200;
  page.on("console", onConsole).on("pageerror", onError);
  const response = await page.goto(path);
  expect.soft(response?.status(), `${path}: the status`).toBe(status);
  const { pathname, search } = new URL(page.url());
  expect.soft(pathname + search, "the page itself, not one that it leads to").toBe(path);
  const text = await page.locator("main").innerText();
  expect.soft(text, `${path}: unfilled text`).not.toMatch(/\{\{|undefined|\[object|NaN/);
  return () => {
    page.off("console", onConsole).off("pageerror", onError);
    expect.soft(problems, `${path}: the console`).toEqual([]);
  };
}

async function layOut(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await expectNoSidewaysScroll(page);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${whereOf(page)}: sideways scroll`).toBeLessThanOrEqual(0);
}

/** Axe is laid into a page once; what it did not mind it need not describe. */
async function expectNoViolations(page: Page, options: RunOptions = {}): Promise<void> {
  if (await page.evaluate(() => typeof Reflect.get(window, "axe") === "undefined")) {
    await page.evaluate(`${axe.source};0`);
  }
  const found = await page.evaluate(
    async (given) => {
      const runner: typeof axe = Reflect.get(window, "axe");
      const { violations } = await runner.run(document, given);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`);
    },
    { ...options, resultTypes: ["violations" as const] },
  );
  expect.soft(found, `${whereOf(page)}: accessibility`).toEqual([]);
}

function whereOf(page: Page): string {
  return `${page.url()} at ${page.viewportSize()?.width}`;
}

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Axe is a script, and waits for its own timers. The page stays what it was: a script that was
 * passed over while it loaded is not started later.
 */
async function whileScriptsRun(page: Page, act: () => Promise<void>): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  // a session can only take back what it has asked for itself
  for (const value of [true, false]) {
    await session.send("Emulation.setScriptExecutionDisabled", { value });
  }
  await act();
  await session.send("Emulation.setScriptExecutionDisabled", { value: true });
}
