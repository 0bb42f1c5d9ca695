import { expect, type Page, test } from "@playwright/test";
import { type Language, languages, pathInLanguage } from "../../app/locales/languages";
import { paths } from "../../app/paths";

test.skip(
  ({ javaScriptEnabled }) => javaScriptEnabled === false,
  "JavaScript does not change the layout",
);

/** One page of each layout. */
const pages = [
  paths.home("en"),
  paths.service("icu-air-ambulance", "en"),
  paths.hospitals("en"),
  paths.hospital("bumrungrad-international", "en"),
  // the longest address of a hospital's own pages
  paths.hospital("cleveland-clinic-abu-dhabi", "en"),
  paths.post("what-happens-on-an-air-ambulance-flight", "en"),
  paths.about("en"),
  paths.process("en"),
  paths.contact("en"),
  paths.booking("en"),
  paths.login("en"),
  paths.terms("en"),
  paths.comingSoon("en"),
];

async function eachPage(page: Page, language: Language, check: (path: string) => Promise<void>) {
  for (const path of pages.map((one) => pathInLanguage(one, language))) {
    await page.goto(path);
    await check(path);
  }
}

for (const language of languages) {
  test(`double-sized text fits at 320, 360 and 1280 pixels in ${language}, with the menu unfolded`, async ({
    page,
  }) => {
    await eachPage(page, language, async (path) => {
      for (const width of [1280, 360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        const { tooWide, cut } = await page.evaluate(() => {
          const root = document.documentElement;
          root.style.fontSize = "200%";
          for (const menu of document.querySelectorAll("header details")) {
            menu.toggleAttribute("open", true);
          }
          // cards that cut off their text and fields that are too small do not widen the page
          const fields = [...document.querySelectorAll<HTMLInputElement>("main [type=search]")];
          const pen = document.createElement("canvas").getContext("2d");
          const isCut = (field: HTMLInputElement) => {
            if (!pen) throw new Error("nothing to measure with");
            pen.font = getComputedStyle(field, "::placeholder").font;
            const { paddingLeft, paddingRight } = getComputedStyle(field);
            const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
            return pen.measureText(field.placeholder).width > room;
          };
          const cards = [...document.querySelectorAll<HTMLElement>("main div:has(li)")].filter(
            (card) => getComputedStyle(card).overflowX === "hidden",
          );
          return {
            tooWide: root.scrollWidth - root.clientWidth,
            cut: [
              ...fields.filter(isCut).map(({ placeholder }) => placeholder),
              ...cards
                .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
                .map(({ innerText }) => innerText),
            ],
          };
        });
        expect.soft(tooWide, `${path} at ${width}`).toBe(0);
        expect.soft(cut, `${path} at ${width}`).toEqual([]);
      }
    });
  });
}

test("layout stays still while a page loads", async ({ page }) => {
  await eachPage(page, "bn", async (path) => {
    const shift = await page.evaluate(async () => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
      }).observe({ type: "layout-shift", buffered: true });
      await new Promise((resolve) => setTimeout(resolve, 200));
      return sum;
    });
    expect.soft(shift, path).toBe(0);
  });
});

test("headings and header links never break the Thai word for hospital", async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await eachPage(page, "th", async (path) => {
      const broken = await page.locator("h1, h2, h3, header a").evaluateAll((headings) => {
        const found: string[] = [];
        for (const heading of headings) {
          const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
          for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            for (const { index, 0: word } of (node.textContent ?? "").matchAll(
              /โรง\u2060?พยาบาล/g,
            )) {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              const lines = [...range.getClientRects()].filter((part) => part.width > 0);
              if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) found.push(word);
            }
          }
        }
        return found;
      });
      expect.soft(broken, `${path} at ${width}`).toEqual([]);
    });
  }
});
