import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** A small phone's and a desk's, in CSS pixels. */
const WIDTHS = [1280, 320];

/** Opens a page and expects it to be complete and readable at both widths. */
export async function visit(page: Page, path: string): Promise<void> {
  const problems: string[] = [];
  const onConsole = (message: { type(): string; text(): string }) => {
    // a page that is not there answers so, and the browser reports it
    if (message.type() === "error" && !/status of 404/.test(message.text()))
      problems.push(message.text());
  };
  page.on("console", onConsole);
  await page.goto(path);
  page.off("console", onConsole);
  expect.soft(problems, `${path}: the console`).toEqual([]);
  const text = await page.locator("main").textContent();
  expect.soft(text, `${path}: unfilled text`).not.toMatch(/\{\{|undefined|\[object|NaN/);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectReadable(page);
  }
}

/** Expects that axe finds nothing on the page as it stands, and that nothing scrolls sideways. */
export async function expectReadable(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? {};
  const where = `${page.url()} at ${width}`;
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${where}: sideways scroll`).toBeLessThanOrEqual(0);
  // in the page itself: there are no frames, and a second page for the report takes its time
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`);
  expect.soft(found, `${where}: accessibility`).toEqual([]);
}
