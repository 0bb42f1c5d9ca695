import { afterAll, beforeAll, expect, it } from "vitest";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** The header's current-page marks on desktop and phone: `<address> <aria-current>`. */
async function marks(path: string) {
  const { status, document } = await site.visitor().get(path);
  expect(status, path).toBe(200);
  const marked = document
    .querySelectorAll("header nav a[aria-current]")
    .map((link) => `${link.getAttribute("href")} ${link.getAttribute("aria-current")}`);
  return [...new Set(marked)];
}

it.each([
  ["/hospitals", "/hospitals", "page"],
  ["/hospitals/bumrungrad-international", "/hospitals", "true"],
  ["/bn/services/icu-air-ambulance", "/bn/services", "true"],
  ["/th/services", "/th/services", "page"],
])("the header marks the current section on %s", async (path, href, value) => {
  expect(await marks(path)).toEqual([`${href} ${value}`]);
});

it.each(["/", "/bn", "/booking", "/terms"])("the header marks nothing on %s", async (path) => {
  expect(await marks(path)).toEqual([]);
});
