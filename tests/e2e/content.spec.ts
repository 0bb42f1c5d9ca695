import { expect, test } from "@playwright/test";

test("a family finds a hospital and asks for an appointment there", async ({ page }) => {
  await page.goto("/bn/hospitals");
  await page.locator("#country").selectOption("thailand");
  await page.getByRole("button", { name: "খুঁজুন" }).click();
  await expect(page).toHaveURL(/\/bn\/hospitals\?.*country=thailand/);
  await expect(page.locator("#country")).toHaveValue("thailand");
  await expect(page.getByRole("status").first()).toContainText("৩টি");
  await page.locator("main a[href='/bn/hospitals/bangkok-hospital']").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ব্যাংকক হাসপাতাল");
  await page.getByRole("link", { name: "এখানে অ্যাপয়েন্টমেন্ট চাই" }).first().click();
  await expect(page).toHaveURL("/bn/booking?hospital=bangkok-hospital");
  await expect(page.locator("#hospital")).toHaveValue("bangkok-hospital");
});

test("a search without a result leads on", async ({ page }) => {
  await page.goto("/hospitals?q=nothing-that-exists");
  await page.locator("main").getByRole("link", { name: "Show all hospitals" }).click();
  await expect(page).toHaveURL("/hospitals");
});

test("the blog leads from its front to a post and back to its category", async ({ page }) => {
  await page.goto("/th/blog");
  await page.getByRole("link", { name: "ดูบล็อกทั้งหมด" }).click();
  await page.locator("main a[href='/th/blog/flying-with-oxygen']").click();
  await expect(page.locator("article h2").first()).toBeVisible();
  await page.getByRole("link", { name: "คำแนะนำการเดินทางและพักฟื้น" }).first().click();
  await expect(page).toHaveURL("/th/blog?category=travel-tips");
});

test("somebody tells a story, and a mistake loses nothing", async ({ page }) => {
  await page.goto("/share-your-story");
  await page.locator("#name").fill("Rahima");
  await page.locator("#place").fill("Sylhet");
  await page.locator("#country").selectOption("india");
  await page.locator("#treatment").selectOption("cardiology");
  await page.getByLabel("4 – good").check();
  await page.locator("#text").fill("They rang back the same night.");
  await page.getByRole("button", { name: "Send your story" }).click();
  await expect(page.getByRole("alert")).toContainText("Please agree");
  await expect(page.getByLabel("4 – good")).toBeChecked();
  await expect(page.locator("#text")).toHaveValue("They rang back the same night.");
  await page.locator("#consent").check();
  await page.getByRole("button", { name: "Send your story" }).click();
  await expect(page).toHaveURL("/share-your-story/sent");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you for your story");
  await page.goto("/reviews");
  await expect(page.locator("main")).not.toContainText("They rang back");
});
