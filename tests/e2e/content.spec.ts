import { expect, test } from "@playwright/test";
import { bn } from "../../app/locales/bn";
import { countRows, onDatabase } from "../support/e2e-database";
import { chosenLink, followFilterLink } from "../support/hospital-links";

test("a family finds a hospital and requests an appointment there", async ({ page }) => {
  await page.goto("/bn/hospitals");
  const { country } = bn.hospitals.filters;
  expect(await followFilterLink(page, country, "থাইল্যান্ড")).toBe("৩");
  await expect(page).toHaveURL("/bn/hospitals?country=thailand");
  await expect(chosenLink(page, country)).toContainText("থাইল্যান্ড");
  await expect(page.getByRole("status").first()).toContainText(
    bn.hospitals.results.count.replace("{{count}}", "৩"),
  );
  await page.locator("main a[href='/bn/hospitals/bangkok-hospital']").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ব্যাংকক হাসপাতাল");
  await page.getByRole("link", { name: "এই হাসপাতাল সম্পর্কে জিজ্ঞেস করুন" }).first().click();
  await expect(page).toHaveURL("/bn/booking?hospital=bangkok-hospital");
  await expect(page.locator("#hospital")).toHaveValue("bangkok-hospital");
});

test("a search without results offers ways to continue", async ({ page }) => {
  await page.goto("/hospitals?q=nothing-that-exists");
  await page.locator("main").getByRole("link", { name: "Show all hospitals" }).click();
  await expect(page).toHaveURL("/hospitals");
});

test("the blog links from its front page to a post, and from there to its category", async ({
  page,
}) => {
  await page.goto("/th/blog");
  await page.getByRole("link", { name: "ดูบทความทั้งหมด" }).click();
  await page.locator("main a[href='/th/blog/flying-with-oxygen']").click();
  await expect(page.locator("article h2").first()).toBeVisible();
  await page.locator("a[href='/th/blog?category=travel-tips']").first().click();
  await expect(page).toHaveURL("/th/blog?category=travel-tips");
});

test("a post links its cover to its video, and the link's text is not clipped", async ({
  page,
  javaScriptEnabled,
}) => {
  // a post of its own for each kind of browser, since the journeys run at the same time
  const slug = javaScriptEnabled ? "a-coordinators-night" : "flying-with-oxygen";
  const setVideoLink = (url: unknown) =>
    onDatabase((db) => db.prepare("update posts set link = ? where slug = ?").run(url, slug));
  const earlierLink = onDatabase((db) =>
    db.prepare("select link from posts where slug = ?").pluck().get(slug),
  );
  setVideoLink("https://vimeo.com/1");
  try {
    await page.goto(`/blog/${slug}`);
    const link = page.getByRole("link", { name: "Open the video on Vimeo" });
    const [picture, icon] = [link.locator("> svg"), link.locator("span svg")];
    const widthOf = async (part: typeof link) => (await part.boundingBox())?.width ?? 0;
    expect(await widthOf(icon)).toBeLessThanOrEqual(32);
    expect(await widthOf(picture)).toBeGreaterThan(200);
    const clipped = await link.evaluate(
      (element) =>
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
    );
    expect(clipped).toBe(false);
  } finally {
    setVideoLink(earlierLink);
  }
});

test("a visitor sends a story, and a mistake loses no input", async ({ page }, info) => {
  const name = `Rahima ${info.project.name} ${info.repeatEachIndex}`;
  await page.goto("/share-your-story");
  await page.locator("#name").fill(name);
  await page.locator("#place").fill("Sylhet");
  await page.locator("#country").selectOption("india");
  await page.locator("#treatment").selectOption("cardiology");
  await page.getByLabel("4 – good").check();
  await page.locator("#text").fill("They rang back the same night.");
  await page.getByRole("button", { name: "Send your story" }).click();
  await expect(page.getByRole("alert")).toContainText("We need your agreement");
  await expect(page.getByLabel("4 – good")).toBeChecked();
  await expect(page.locator("#text")).toHaveValue("They rang back the same night.");
  await page.locator("#consent").check();
  await page.getByRole("button", { name: "Send your story" }).click();
  await expect(page).toHaveURL("/share-your-story/sent");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you for your story");
  expect(await countRows("reviews", "name", name)).toBe(1);
  await page.goto("/reviews");
  await expect(page.locator("main")).not.toContainText("They rang back");
});
