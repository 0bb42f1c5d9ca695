import { expect, test } from "@playwright/test";
import { messageFields } from "../support/family";

const forms = [
  {
    path: "/contact",
    submit: "Send message",
    missing: "Message is required.",
    heading: "Your message has reached us",
  },
  {
    path: "/bn/contact",
    submit: "বার্তা পাঠান",
    missing: "বার্তা লিখুন।",
    heading: "আপনার বার্তা আমাদের কাছে পৌঁছেছে",
  },
  {
    path: "/th/contact",
    submit: "ส่งข้อความ",
    missing: "โปรดกรอกข้อความ",
    heading: "ข้อความของคุณถึงเราแล้ว",
  },
] as const;

for (const words of forms) {
  test(`a visitor sends a message on ${words.path}`, async ({ page, browser }) => {
    await page.goto(words.path);
    await page.locator("#name").fill(messageFields.name);
    await page.locator("#email").fill(messageFields.email);
    await page.getByRole("button", { name: words.submit }).click();
    await expect(page.getByRole("alert").getByText(words.missing, { exact: true })).toBeVisible();
    await expect(page.locator("#name")).toHaveValue(messageFields.name);
    await page.locator("#phone").fill(messageFields.phone);
    await page.locator("#message").fill(messageFields.message);
    await page.getByRole("button", { name: words.submit }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.heading);
    await expect(page.locator("main")).toContainText(/SETU-.{4}-.{4}/);
    await expect(page.locator("main")).toContainText(messageFields.message);
    // a visitor who only has the address sees that the message has arrived, but not its content
    const otherBrowser = await browser.newContext();
    const otherPage = await otherBrowser.newPage();
    await otherPage.goto(page.url());
    await expect(otherPage.locator("main")).toContainText(/SETU-.{4}-.{4}/);
    await expect(otherPage.locator("main")).not.toContainText(messageFields.name);
    await expect(otherPage.locator("main")).not.toContainText(messageFields.message);
    await otherBrowser.close();
  });
}
