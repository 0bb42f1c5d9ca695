import { expect, type Page, test } from "@playwright/test";
import { en } from "../../app/locales/en";
import { CARDS_PER_PAGE, HOSPITALS_PER_PAGE } from "../../app/paging";
import { paths } from "../../app/paths";
import { fillSecondPages } from "../support/e2e-database";
import { linksIn } from "../support/hospital-links";

test.beforeAll(() => fillSecondPages());

const status = (page: Page) => page.locator("main [role=status]");
const count = async (page: Page) => Number(/\d+/.exec(await status(page).innerText())?.[0]);

/** Goes page by page to the last one, and back to the first. @returns the entries of each page */
async function pageThrough(page: Page, first: string, list: () => Promise<unknown[]>) {
  // the heading appears before the last card
  await page.waitForLoadState();
  const pages = [await list()];
  const { next, previous } = en.common.pagination;
  const nav = page.getByRole("navigation", { name: en.common.pagination.label });
  const link = (name: string) => nav.getByRole("link", { name });
  await expect(link(previous)).toHaveCount(0);
  while ((await link(next).count()) > 0) {
    await link(next).click();
    const number = pages.length + 1;
    await expect(nav).toContainText(`Page ${number} of `);
    await page.waitForLoadState();
    expect(new URL(page.url()).searchParams.get("page")).toBe(String(number));
    pages.push(await list());
  }
  for (let back = pages.length - 1; back > 0; back--) {
    await link(previous).click();
    await expect(nav).toContainText(`Page ${back} of `);
  }
  await expect(page).toHaveURL(first);
  return pages;
}

test("pagination lists each hospital once", async ({ page }) => {
  await page.goto(paths.hospitals("en"));
  const totalCount = await count(page);
  const hospitals = page.locator("main a[href^='/hospitals/']");
  const pages = await pageThrough(page, paths.hospitals("en"), async () => {
    const links = await linksIn(hospitals);
    await expect(hospitals).toHaveCount(links.length);
    // each card links to a booking for its hospital, the last one for a hospital not in the list
    const asking = page.locator("main li a[href^='/booking']");
    expect(await linksIn(asking)).toEqual([
      ...links.map((link) => `/booking?hospital=${link?.replace("/hospitals/", "")}`),
      paths.booking("en"),
    ]);
    return links;
  });
  expect(pages.map((links) => links.length)).toEqual(sizes(totalCount, HOSPITALS_PER_PAGE));
  expect(new Set(pages.flat()).size).toBe(totalCount);
});

test("posts are filtered by category, and paginated within it", async ({ page }) => {
  await page.goto(paths.blog("en"));
  await page.getByRole("link", { name: en.blog.allPosts }).click();
  const categories = page.getByRole("navigation", { name: en.blog.categoriesTitle });
  await expect(categories.locator("[aria-current=page]")).toHaveText(en.blog.allCategories);
  const totalCount = await count(page);
  const tours = en.blog.categories["hospital-tours"];
  await categories.getByRole("link", { name: tours }).click();
  await expect(categories.locator("[aria-current=page]")).toHaveText(tours);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(tours);
  const filteredCount = await count(page);
  expect(filteredCount).toBeLessThan(totalCount);
  const posts = page.locator("main a[href^='/blog/']:not([href$='.xml'])");
  const first = paths.blog("en", { category: "hospital-tours" });
  const pages = await pageThrough(page, first, async () => {
    const links = await linksIn(posts);
    const meta = page.locator("main :has(> time)").filter({ hasText: tours });
    await expect(meta).toHaveCount(links.length);
    return links;
  });
  expect(pages.map((links) => links.length)).toEqual(sizes(filteredCount));
  expect(new Set(pages.flat()).size).toBe(filteredCount);
});

test("reviews are filtered, and paginated within the filter", async ({ page }) => {
  const { filters } = en.reviews;
  await page.goto(paths.reviews("en"));
  const totalCount = await count(page);
  await page.locator("#country").selectOption("india");
  await page.locator("#treatment").selectOption("transplant");
  await page.getByRole("button", { name: filters.submit }).click();
  await page.waitForURL(/treatment=transplant/);
  const filteredCount = await count(page);
  expect(filteredCount).toBeLessThan(totalCount);
  const reviews = page.locator("main figure:has(blockquote)");
  const pages = await pageThrough(page, paths.reviews("en", query), async () => {
    await expect(page.locator("#country")).toHaveValue("india");
    await expect(page.locator("#treatment")).toHaveValue("transplant");
    await expect(reviews.filter({ hasText: "Organ transplant" })).toHaveCount(
      await reviews.count(),
    );
    return reviews.allInnerTexts();
  });
  expect(pages.map((texts) => texts.length)).toEqual(sizes(filteredCount));
  await status(page).getByRole("link", { name: filters.clear }).click();
  await page.waitForURL(paths.reviews("en"));
  expect(await count(page)).toBe(totalCount);
});

const query = { country: "india", treatment: "transplant" };

/** Entries on each page. */
function sizes(totalCount: number, perPage = CARDS_PER_PAGE): number[] {
  expect(totalCount, "more than one page holds").toBeGreaterThan(perPage);
  const pages = Math.ceil(totalCount / perPage);
  return Array.from({ length: pages }, (_, page) => Math.min(perPage, totalCount - page * perPage));
}
