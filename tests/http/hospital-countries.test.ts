import { afterAll, beforeAll, expect, it } from "vitest";
import { countryName, destinations } from "~/features/content/hospitals/countries";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { coordinator } from "../support/admin";
import { fieldValue, insertHospital, LIST, recordPath } from "../support/edited-hospitals";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

let site: Site;
let nila: Visitor;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  nila = await coordinator(site, "Nila");
});
afterAll(() => site.close());

const offeredCountries = (page: Page) =>
  page.document
    .querySelectorAll("[name=country] option")
    .map((option) => option.getAttribute("value"))
    .filter(Boolean);

it("a hospital may be in any country, which families can filter by at once", async () => {
  const form = await nila.get(`${LIST}/new`);
  expect(offeredCountries(form).length).toBeGreaterThan(200);
  const fields = { name: "Bosphorus Hospital", country: "turkey", city: "Istanbul" };
  const refused = await nila.submit(form, { ...fields, country: "atlantis" }, "form#new");
  expect(refused.status).toBe(400);
  const saved = await nila.submit(form, fields, "form#new");
  expect(fieldValue(saved, "location")).toBe("Istanbul, Türkiye");

  const listText = async () => (await site.visitor().get("/bn/hospitals")).text;
  expect(await listText()).not.toContain(countryName("turkey", "bn"));
  await insertHospital(site.db, { slug: "bosphorus", country: "turkey", status: "published" });
  expect(await listText()).toContain(countryName("turkey", "bn"));
  const found = await site.visitor().get("/bn/hospitals?country=turkey");
  expect(found.document.querySelectorAll("main a[href*='/hospitals/bosphorus']")).not.toEqual([]);
  expect((await site.visitor().get("/bn")).text).toContain(countryName("turkey", "bn"));
});

it("the first hospital of a country has its page, its filter and its search in every language", async () => {
  const country = "south-korea";
  const id = await insertHospital(
    site.db,
    { slug: "hangang", country, city: "Seoul", status: "draft" },
    { en: { name: "Hangang Hospital", location: "Seoul, South Korea" } },
  );
  const visitor = site.visitor();
  await nila.submit(await nila.get(recordPath(id)), {}, "form#publication");
  for (const language of languages) {
    const detail = await visitor.get(paths.hospital("hangang", language));
    expect([detail.status, detail.text.includes("Hangang Hospital")]).toEqual([200, true]);
    const list = await visitor.get(paths.hospitals(language));
    const name = countryName(country, language);
    const chips = list.document
      .querySelectorAll("main a[href*='country=south-korea']")
      .map((link) => link.textContent);
    expect(chips.join(), language).toContain(name);
    for (const query of [{ country }, { q: name }]) {
      const found = await visitor.get(paths.hospitals(language, query));
      expect(found.text, `${language} ${Object.values(query)}`).toContain("Hangang Hospital");
    }
    const booking = await visitor.get(`${paths.booking(language)}?hospital=hangang`);
    expect(booking.html).toContain("Hangang Hospital");
  }
});

it("a hospital that moves to another country is found by the new country", async () => {
  const id = await insertHospital(site.db, { slug: "moved", country: "nepal", city: "Kathmandu" });
  const found = async (query: string) => {
    const page = await site.visitor().get(paths.hospitals("bn", { q: query }));
    return page.html.includes("/hospitals/moved");
  };
  expect(await found("নেপাল")).toBe(true);
  const facts = await nila.get(recordPath(id, "?in=facts"));
  await nila.submit(facts, { country: "sri-lanka", city: "Colombo" }, "form#words");
  expect([await found("নেপাল"), await found("শ্রীলঙ্কা")]).toEqual([false, true]);
});

it("a search with hundreds of results shows the number in each country", async () => {
  for (let number = 0; number < 250; number += 1) {
    const country = number % 2 ? "turkey" : "india";
    await insertHospital(site.db, { slug: `riverside-${number}`, country, status: "published" });
  }
  const page = await site.visitor().get("/hospitals?q=riverside");
  const links = page.document.querySelectorAll("a[href*='country=']");
  const { count } = await site.db
    .selectFrom("hospitals")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("country", "=", "turkey")
    .where("status", "=", "published")
    .executeTakeFirstOrThrow();
  expect(count).toBeGreaterThan(100);
  const labels = links.map(({ text }) => text.trim());
  expect(labels).toContain(`${countryName("turkey", "en")} ${count}`);
  expect(labels.join()).not.toContain("Nepal");
});

it("coordinators filter hospitals by existing countries, and requests also by usual destinations", async () => {
  expect(offeredCountries(await nila.get(LIST))).toContain("turkey");
  expect(offeredCountries(await nila.get(LIST))).not.toContain("nepal");
  const queue = offeredCountries(await nila.get("/dashboard/admin/queue/filter"));
  expect(queue).toEqual(expect.arrayContaining([...destinations, "turkey"]));
  expect(queue).not.toContain("nepal");
});
