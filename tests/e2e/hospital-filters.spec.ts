import { expect, type Page, test } from "@playwright/test";
import { countryName } from "../../app/features/content/hospitals/countries";
import { bn } from "../../app/locales/bn";
import { paths } from "../../app/paths";
import { chosenLink, followFilterLink, linksIn } from "../support/hospital-links";

const { filters, results, empty, specialties } = bn.hospitals;

const status = (page: Page) => page.locator("main [role=status]");
const hospitals = (page: Page) => linksIn(page.locator("main a[href*='/bn/hospitals/']"));

/** Sends the search, and waits for its page. */
async function search(page: Page, q = "") {
  await page.getByRole("button", { name: filters.submit }).click();
  await page.waitForURL((url) => url.searchParams.get("q") === q);
}

test("hospitals can be filtered, also by free text", async ({ page }) => {
  await page.goto(paths.hospitals("bn"));
  await followFilterLink(page, filters.country, countryName("india", "bn"));
  await followFilterLink(page, filters.specialty, specialties.transplant);
  const query = { country: "india", specialty: "transplant" };
  await expect(page).toHaveURL(paths.hospitals("bn", query));
  await expect(chosenLink(page, filters.country)).toContainText(countryName("india", "bn"));
  await expect(chosenLink(page, filters.specialty)).toHaveText(specialties.transplant);
  const matches = await hospitals(page);
  expect(matches.length).toBeGreaterThan(0);
  const bengaliCount = matches.length.toLocaleString("bn-BD");
  await expect(status(page)).toContainText(bengaliCount);
  await expect(chosenLink(page, filters.country).locator("span")).toHaveText(bengaliCount);

  // a search keeps the chosen filters, and the filters keep the search text
  await page.locator("#q").fill("চেন্নাই");
  await search(page, "চেন্নাই");
  await expect(page).toHaveURL(/country=india.*specialty=transplant/);
  await followFilterLink(page, filters.specialty, filters.allSpecialties);
  await expect(page).toHaveURL(paths.hospitals("bn", { q: "চেন্নাই", country: "india" }));
  await expect(page.locator("#q")).toHaveValue("চেন্নাই");
  await expect(chosenLink(page, filters.specialty)).toHaveText(filters.allSpecialties);
  expect(await hospitals(page)).toEqual(["/bn/hospitals/apollo-hospitals-chennai"]);
});

test("a country without results can be removed from the filter", async ({ page }) => {
  await page.goto(paths.hospitals("bn"));
  await followFilterLink(page, filters.country, countryName("malaysia", "bn"));
  await page.locator("#q").fill("চেন্নাই");
  await search(page, "চেন্নাই");
  await expect(page.locator("main").getByText(empty.title)).toBeVisible();
  await expect(chosenLink(page, filters.country)).toContainText(countryName("malaysia", "bn"));
  expect(await followFilterLink(page, filters.country, filters.allCountries)).toBe("১");
  expect(await hospitals(page)).toEqual(["/bn/hospitals/apollo-hospitals-chennai"]);
  await status(page).getByRole("link", { name: filters.clear }).click();
  await expect(page).toHaveURL(paths.hospitals("bn"));
  await expect(page.locator("#q")).toHaveValue("");
});

test.describe("desktop", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("shows countries as links, and specialties as a select field", async ({ page }) => {
    await page.goto(paths.hospitals("bn"));
    await expect(page.locator("main summary")).toBeHidden();
    const countOnLink = await followFilterLink(page, filters.country, countryName("india", "bn"));
    await expect(status(page)).toContainText(results.count.replace("{{count}}", `${countOnLink}`));
    await page.locator("#specialty").selectOption("transplant");
    await search(page);
    await expect(page).toHaveURL(/country=india.*specialty=transplant/);
    await expect(page.locator("#specialty")).toHaveValue("transplant");
    const matches = await hospitals(page);
    expect(matches.length).toBeGreaterThan(0);
    await expect(status(page)).toContainText(matches.length.toLocaleString("bn-BD"));
    await page.locator("#q").fill("চেন্নাই");
    await page.locator("#specialty").selectOption("");
    await search(page, "চেন্নাই");
    await expect(page.locator("#q")).toHaveValue("চেন্নাই");
    expect(await hospitals(page)).toEqual(["/bn/hospitals/apollo-hospitals-chennai"]);
  });

  test("shows the whole drawing on the card below a full row", async ({ page }) => {
    await page.goto(paths.hospitals("en", { country: "thailand" }));
    const scene = page.locator("main div:has(> div > h2) > svg");
    await expect(scene).toHaveCount(1);
    const roomAbove = await scene.evaluate((svg) => {
      const card = svg.parentElement?.getBoundingClientRect().top ?? 0;
      return svg.getBoundingClientRect().top - card;
    });
    expect(roomAbove).toBeGreaterThanOrEqual(16);
  });
});
