import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../app/paths";
import { chromiumPath, wholeChromiumPath } from "../support/chromium";
import { family, messageFields } from "../support/family";
import { emailOf, fillIn, waitForScripts } from "../support/journeys";

test.skip(
  ({ javaScriptEnabled }) => javaScriptEnabled === false,
  "JavaScript tells whether a page was restored",
);

test.skip(
  chromiumPath !== undefined && wholeChromiumPath === undefined,
  "the headless shell has no back/forward cache",
);

// Playwright disables the back/forward cache, which phones use
test.use({
  // Playwright's own Chromium instead of its headless shell
  channel: "chromium",
  launchOptions: {
    ...(wholeChromiumPath ? { executablePath: wholeChromiumPath } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--enable-features=BackForwardCache"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

/** Goes back, and fails with the browser's reason if the page was loaded again. */
async function goBack(page: Page): Promise<void> {
  // Playwright's goBack waits for a load, which does not happen
  await page.evaluate(() => history.back());
  const restored = () =>
    page
      .evaluate(() => {
        const [{ notRestoredReasons: why }] = performance.getEntriesByType("navigation") as [
          PerformanceEntry & { notRestoredReasons?: unknown },
        ];
        return document.documentElement.dataset.restored ?? JSON.stringify(why);
      })
      // fails while the sent page unloads
      .catch(() => "");
  await expect.poll(restored).toBe("true");
}

const forms = [
  { path: paths.booking("en"), typed: family },
  { path: paths.contact("en"), typed: messageFields },
];

for (const { path, typed } of forms) {
  test(`the form on ${path} can be sent again after going back`, async ({ page }, info) => {
    // the first page with a form sets a cookie, so it is not cached
    await page.goto(path);
    await page.goto(path);
    await waitForScripts(page, true);
    await page.evaluate(() =>
      window.addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset.restored = `${persisted}`;
      }),
    );
    await fillIn(page, { ...typed, email: emailOf("brought-back", info) });
    const button = page.locator("main form[method=post] button[type=submit]");
    const words = (await button.textContent()) ?? "";
    await button.click();
    await page.waitForURL(/\/sent\//);
    const sentUrl = page.url();
    await goBack(page);
    await expect(button).toHaveText(words);
    await button.click();
    await page.waitForURL(/\/sent\//);
    expect(page.url()).toBe(sentUrl);
  });
}
