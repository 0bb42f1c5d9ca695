import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { languages, pathInLanguage } from "../../app/locales/languages";
import { publicPages } from "../support/public-pages";

// what a page is like does not depend on scripts; journeys test both
test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "looked at once");

const widths = [320, 1280];

for (const language of languages) {
  for (const theme of ["light", "dark"] as const) {
    test(`every public page in ${language}, ${theme}`, async ({ page, context, baseURL }) => {
      test.setTimeout(240_000);
      await context.addCookies([
        { name: "theme", value: theme, url: baseURL ?? "" },
        { name: "visit", value: "1", url: baseURL ?? "" },
      ]);
      for (const path of publicPages) {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await test.step(`${path} at ${width}`, () => look(page, pathInLanguage(path, language)));
        }
      }
    });
  }
}

async function look(page: Page, path: string) {
  const problems: string[] = [];
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === "error" && !/status of 404/.test(message.text()))
      problems.push(message.text());
  };
  page.on("console", onConsole);
  await page.goto(path);
  page.off("console", onConsole);
  expect.soft(problems, `${path}: the console`).toEqual([]);
  const text = await page.locator("main").textContent();
  expect.soft(text, `${path}: unfilled text`).not.toMatch(/\{\{|undefined|\[object|NaN/);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${path}: sideways scroll`).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" | ")}`,
  );
  expect.soft(found, `${path}: accessibility`).toEqual([]);
}
