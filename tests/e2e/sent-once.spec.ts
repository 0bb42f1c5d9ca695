import { expect, test } from "@playwright/test";
import { countRows } from "../support/e2e-database";
import { family, messageFields } from "../support/family";
import { emailOf, fillIn, waitForScripts } from "../support/journeys";

test("going back and resending creates no second request", async ({
  page,
  javaScriptEnabled,
}, info) => {
  const email = emailOf("again", info);
  await page.goto("/booking");
  await waitForScripts(page, javaScriptEnabled);
  await fillIn(page, { ...family, email });
  const key = await page.locator("[name=submissionKey]").inputValue();
  await page.getByRole("button", { name: "Send booking request" }).click();
  await page.waitForURL(/booking\/sent/);
  const firstUrl = page.url();
  await page.goBack();
  await waitForScripts(page, javaScriptEnabled);
  // the key of an older page, which a browser may restore or reload
  await page.locator("[name=submissionKey]").evaluate((field, value) => {
    (field as HTMLInputElement).value = value;
  }, key);
  await fillIn(page, { ...family, email });
  await page.locator("form#booking").evaluate((form) => (form as HTMLFormElement).submit());
  await page.waitForURL(/booking\/sent/);
  expect(page.url()).toBe(firstUrl);
  expect(await countRows("requests", "email", email)).toBe(1);
});

test("a double tap creates one request", async ({ page, javaScriptEnabled }, info) => {
  const email = emailOf("double-tap", info);
  await page.goto("/booking");
  await waitForScripts(page, javaScriptEnabled);
  await fillIn(page, { ...family, email });
  const posts: string[] = [];
  let releaseAnswer = () => {};
  const bothTaps = new Promise<void>((done) => {
    releaseAnswer = done;
  });
  await page.route(/\/booking$/, async (route, request) => {
    if (request.method() !== "POST") return route.continue();
    posts.push(request.url());
    const answer = await route.fetch({ maxRedirects: 0 });
    // the first post has arrived, and its answer is on its way during the second tap
    await bothTaps;
    // a browser without JavaScript has abandoned the first post for the second
    await route.fulfill({ response: answer }).catch(() => {});
  });
  const button = page.locator("form#booking button[type=submit]");
  await button.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  const middle = [x + width / 2, y + height / 2] as const;
  if (javaScriptEnabled !== false) {
    // a page that is being left answers no query, so it stores its button's text when it is hidden
    await page.evaluate(() =>
      window.addEventListener("pagehide", () => {
        const words = document.querySelector("[data-sending]")?.textContent ?? "";
        sessionStorage.setItem("said", words);
      }),
    );
  }
  await page.mouse.click(...middle);
  await expect.poll(() => posts.length).toBe(1);
  await page.mouse.click(...middle);
  if (javaScriptEnabled === false) await expect.poll(() => posts.length).toBe(2);
  releaseAnswer();
  await page.waitForURL(/booking\/sent/);
  expect(posts).toHaveLength(javaScriptEnabled === false ? 2 : 1);
  if (javaScriptEnabled !== false) {
    expect(await page.evaluate(() => sessionStorage.getItem("said"))).toBe("Sending…");
  }
  expect(await countRows("requests", "email", email)).toBe(1);
});

test("without JavaScript, reloading the browser's error page sends the form once", async ({
  page,
  context,
  javaScriptEnabled,
}, info) => {
  test.skip(javaScriptEnabled !== false, "JavaScript keeps the form on the page");
  const email = emailOf("went-back", info);
  await page.goto("/contact");
  for (const [name, value] of Object.entries({ ...messageFields, email })) {
    await page.locator(`form#contact [name=${name}]`).fill(value);
  }
  const send = page.locator("form#contact button[type=submit]");
  await context.setOffline(true);
  await send.click();
  // the browser's error page has replaced the form
  await expect(send).toHaveCount(0);
  await context.setOffline(false);
  await page.reload();
  await page.waitForURL(/contact\/sent/);
  expect(await countRows("requests", "email", email)).toBe(1);
});
