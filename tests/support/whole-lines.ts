import { expect, type Page } from "@playwright/test";

/** In CSS pixels; below this width a title has no room for a request number. */
const MIN_WIDTH = 360;

/** Expects every table to fit its column, and every request number to stay on one line. */
export async function expectNoBrokenLines(page: Page, width: number): Promise<void> {
  const broken = await page.evaluate((hasRoom) => {
    const wideTables = [...document.querySelectorAll("main table")].filter(
      (table) => table.parentElement && table.scrollWidth > table.parentElement.clientWidth + 1,
    );
    const found = wideTables.map((table) => `a table: ${table.textContent.slice(0, 40)}`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = hasRoom ? texts.nextNode() : null; text; text = texts.nextNode()) {
      for (const reference of text.nodeValue?.matchAll(/SETU-\w{4}-\w{4}/g) ?? []) {
        const range = document.createRange();
        range.setStart(text, reference.index);
        range.setEnd(text, reference.index + reference[0].length);
        if (range.getClientRects().length > 1) found.push(reference[0]);
      }
    }
    return found;
  }, width >= MIN_WIDTH);
  expect.soft(broken, `${page.url()} at ${width}: broken lines`).toEqual([]);
}
