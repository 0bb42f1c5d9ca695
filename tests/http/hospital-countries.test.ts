import { afterAll, beforeAll, expect, it } from "vitest";
import { countryName, destinations } from "~/features/hospitals/countries";
import { coordinator } from "../support/admin";
import { insertHospital, LIST } from "../support/edited-hospitals";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

let site: Site;
let nila: Visitor;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  nila = await coordinator(site, "Nila");
});
afterAll(() => site.close());

const offered = (page: Page) =>
  page.document
    .querySelectorAll("[name=country] option")
    .map((option) => option.getAttribute("value"))
    .filter(Boolean);

it("a hospital may be in any country, and families find the country as soon as it has one", async () => {
  const form = await nila.get(`${LIST}/new`);
  expect(offered(form).length).toBeGreaterThan(200);
  const made = { name: "Bosphorus Hospital", country: "turkey", city: "Istanbul" };
  const refused = await nila.submit(form, { ...made, country: "atlantis" }, "form#hospital");
  expect(refused.status).toBe(400);
  expect((await nila.submit(form, made, "form#hospital")).text).toContain("Istanbul, Türkiye");

  const chips = async () => (await site.visitor().get("/bn/hospitals")).text;
  expect(await chips()).not.toContain(countryName("turkey", "bn"));
  await insertHospital(site.db, { slug: "bosphorus", country: "turkey", status: "published" });
  expect(await chips()).toContain(countryName("turkey", "bn"));
  const found = await site.visitor().get("/bn/hospitals?country=turkey");
  expect(found.document.querySelectorAll("main a[href*='/hospitals/bosphorus']")).not.toEqual([]);
  expect((await site.visitor().get("/bn")).text).toContain(countryName("turkey", "bn"));
});

it("a search that finds too many to count offers the countries that have hospitals", async () => {
  for (let number = 0; number < 250; number += 1) {
    const country = number % 2 ? "turkey" : "india";
    await insertHospital(site.db, { slug: `riverside-${number}`, country, status: "published" });
  }
  const page = await site.visitor().get("/hospitals?q=riverside");
  const links = page.document.querySelectorAll("a[href*='country=']");
  const named = new Set(
    links.map((link) => /country=([a-z-]+)/.exec(link.getAttribute("href") ?? "")?.[1]),
  );
  expect([...named].sort()).toContain("turkey");
  expect(named).not.toContain("nepal");
});

it("coordinators filter by countries with hospitals, and requests by those and where most go", async () => {
  expect(offered(await nila.get(LIST))).toContain("turkey");
  expect(offered(await nila.get(LIST))).not.toContain("nepal");
  const queue = offered(await nila.get("/dashboard/admin/queue/filter"));
  expect(queue).toEqual(expect.arrayContaining([...destinations, "turkey"]));
  expect(queue).not.toContain("nepal");
});
