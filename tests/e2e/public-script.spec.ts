import { expect, test } from "@playwright/test";
import { bn } from "../../app/locales/bn";
import { en } from "../../app/locales/en";
import { paths } from "../../app/paths";
import { messageFields } from "../support/family";
import { waitForScripts } from "../support/journeys";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "needs JavaScript");

test("correcting a field removes only its own error", async ({ page }) => {
  await page.goto(paths.contact("bn"));
  await page.locator("#email").fill("no address");
  await page.locator("main form[method=post] button[type=submit]").click();
  const required = page.locator("#message-error");
  const nameRequired = page.locator("#name-error");
  const summary = page.getByRole("alert");
  await expect(summary.getByRole("listitem")).toHaveCount(3);
  await page.locator("#name").fill(messageFields.name);
  await expect(nameRequired).toHaveCount(0);
  await expect(summary.getByRole("listitem")).toHaveCount(2);
  await page.locator("#email").fill("still none");
  await expect(page.locator("#email")).toHaveAttribute("aria-invalid", "true");
  await page.locator("#email").fill(messageFields.email);
  await expect(page.locator("#email")).not.toHaveAttribute("aria-invalid");
  await expect(required).toBeVisible();
  await page.locator("#message").fill(messageFields.message);
  await expect(required).toHaveCount(0);
  await expect(summary).toHaveCount(0);
});

for (const path of [paths.login("bn"), paths.register("bn")]) {
  test(`a password shown on ${path} is hidden again before sending`, async ({ page }) => {
    const { showPassword, hidePassword } = bn.account.fields;
    await page.goto(path);
    const field = page.locator("#password");
    await field.fill("আমার সোনার বাংলা");
    await page.getByRole("button", { name: showPassword }).first().click();
    await expect(field).toHaveAttribute("type", "text");
    await expect(page.getByRole("button", { name: hidePassword })).toHaveCount(1);
    await field.evaluate((input: HTMLInputElement) =>
      input.form?.addEventListener("submit", (event) => {
        event.preventDefault();
        input.dataset.typeWhenSent = input.type;
      }),
    );
    await page.locator("main form[method=post] button[type=submit]").click();
    await expect(field).toHaveAttribute("data-type-when-sent", "password");
  });
}

test("a public page loads one script if it has a form, and otherwise none", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  for (const path of [paths.home("en"), paths.hospitals("en"), paths.faqs("en")]) {
    await page.goto(path);
  }
  expect(scripts).toEqual([]);
  await page.goto(paths.booking("en"));
  await waitForScripts(page, true);
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/public-\w+\.js$/)]);
  await expect(page.locator("[data-sending]")).toHaveAttribute("data-sending", en.common.sending);
});
