import { expect, type Page, test } from "@playwright/test";
import { languages, pathInLanguage } from "../../app/locales/languages";
import { paths } from "../../app/paths";

test.skip(
  ({ javaScriptEnabled }) => javaScriptEnabled === false,
  "JavaScript does not change the layout",
);
test.use({ viewport: { width: 1280, height: 800 } });

/** Lists of cards, and the parts of each card that align. */
const lists = [
  [paths.services("en"), "h2, h3, p"],
  [paths.about("en"), "h3, h3 + p, h3 + p + div"],
  [paths.reviews("en"), "blockquote, figcaption"],
  [paths.process("en"), "h4, h4 ~ *"],
  [paths.hospitals("en"), "h2 ~ *"],
  [paths.blog("en", { all: 1 }), "h2, h2 + p, h2 + p + div"],
] as const;

/** For each row with several cards, the top positions of each card's parts, in whole pixels. */
const partTops = (page: Page, parts: string) =>
  page.evaluate((selector) => {
    const rows = new Map<string, number[][]>();
    for (const [at, list] of document.querySelectorAll("main ul[role=list]").entries()) {
      // the last card may be of another kind
      for (const card of [...list.children].slice(0, -1)) {
        const tops = [...card.querySelectorAll(selector)].map(
          (part) => part.getBoundingClientRect().top,
        );
        if (tops.length < 2) continue;
        const row = `${at} ${Math.round(card.getBoundingClientRect().top)}`;
        rows.set(row, [...(rows.get(row) ?? []), tops.map(Math.round)]);
      }
    }
    return [...rows.values()].filter((cards) => cards.length > 1);
  }, parts);

for (const language of languages) {
  test(`parts of cards align across a row in ${language}`, async ({ page }) => {
    for (const [path, parts] of lists) {
      await page.goto(pathInLanguage(path, language));
      const rows = await partTops(page, parts);
      expect(rows.length, path).toBeGreaterThan(0);
      for (const [first, ...others] of rows) {
        for (const card of others) expect(card, path).toEqual(first);
      }
    }
  });
}

test("two fields in a row align their labels and controls", async ({ page }) => {
  const top = async (selector: string) =>
    Math.round((await page.locator(selector).boundingBox())?.y ?? 0);
  for (const path of languages.map((language) => paths.booking(language))) {
    await page.goto(path);
    for (const state of ["empty", "refused"]) {
      if (state === "refused") await page.locator("form#booking [type=submit]").click();
      await expect(page.locator("[aria-invalid]")).toHaveCount(state === "refused" ? 3 : 0);
      const label = `${path} ${state}`;
      expect(await top("[for=fullName]"), label).toBe(await top("[for=phoneNumber]"));
      expect(await top("#fullName"), label).toBe(await top("#phoneNumber"));
    }
  }
});

test("a sticky column is never taller than the window", async ({ page }) => {
  const pages = [paths.booking("th"), paths.contact("bn"), paths.terms("en"), paths.privacy("bn")];
  for (const path of pages) {
    await page.goto(path);
    for (const height of [480, 600, 800]) {
      await page.setViewportSize({ width: 1280, height });
      const bottoms = await page.evaluate(() =>
        [...document.querySelectorAll("main *")]
          .map((element) => ({ element, style: getComputedStyle(element) }))
          .filter(({ style }) => style.position === "sticky")
          .map(({ element, style }) => element.clientHeight + Number.parseFloat(style.top)),
      );
      expect(bottoms.length, `${path} at ${height}`).toBe(height === 800 ? 1 : 0);
      for (const bottom of bottoms) {
        expect(bottom, `${path} at ${height}`).toBeLessThanOrEqual(height);
      }
    }
  }
});

test("desktop shows calling and writing side by side on the contact page", async ({ page }) => {
  for (const path of languages.map((language) => paths.contact(language))) {
    await page.goto(path);
    const tops = await page
      .locator("main a:is([href^='tel:'], [href*='wa.me']):has(svg)")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(tops.length, path).toBe(2);
    expect(tops[0], path).toBe(tops[1]);
  }
});
