import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { insertHospital } from "../support/edited-hospitals";
import { hospitalsOn } from "../support/hospitals";
import { expectContentPage } from "../support/public-lists";
import { type Site, startSite } from "../support/site";
import type { Page } from "../support/visitor";
import { texts } from "../support/words";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const get = (path: string) => site.visitor().get(path);
const linksOf = ({ document }: Page) =>
  document.querySelectorAll("main a[href*='/hospitals/']").map((link) => link.getAttribute("href"));

describe("list of hospitals", () => {
  it.each(languages)(
    "shows them in one grid, each with its treatments, in %s",
    async (language) => {
      const { hospitals } = texts(language);
      const page = await get(paths.hospitals(language));
      expectContentPage(page, language);
      expect(hospitalsOn(page)).toHaveLength(13);
      const card = page.document
        .querySelector(`a[href='${paths.hospital("apollo-hospitals-chennai", language)}']`)
        ?.closest("li");
      // a common treatment and a rare one
      expect(card?.text).toContain(hospitals.specialties.cardiology);
      expect(card?.text).toContain(hospitals.specialties.transplant);
      expect(card?.text).toContain("JCI");
      const form = paths.booking(language, { hospital: "apollo-hospitals-chennai" });
      expect(card?.querySelector(`a[href='${form}']`)?.text).toContain(hospitals.card.ask);
      const none = page.document
        .querySelector(`a[href='${paths.hospital("cmc-vellore", language)}']`)
        ?.closest("li");
      expect(none?.text).toContain(hospitals.card.accreditationNone);
      expect(page.text).toContain(hospitals.noPartnership);
      expect(page.text).toContain(hospitals.notHere.title);
    },
  );

  it("shows different drawings for hospitals in the same city", async () => {
    const { document } = await get("/hospitals?country=thailand");
    const covers = document.querySelectorAll("main li > svg").map(({ outerHTML }) => outerHTML);
    expect(covers).toHaveLength(3);
    expect(new Set(covers).size).toBe(3);
    const hospitalPage = await get("/hospitals/samitivej-sukhumvit");
    expect(covers).toContain(
      hospitalPage.document.querySelector("main svg[viewBox='0 0 320 180']")?.outerHTML,
    );
  });

  it("links to each country with its number of hospitals, and keeps the other filters", async () => {
    const chips = async (path: string) => {
      const { document } = await get(path);
      const nav = document.querySelector("main nav[aria-label='Country']");
      return nav?.querySelectorAll("a").map((link) => ({
        name: link.text,
        href: link.getAttribute("href"),
        current: link.getAttribute("aria-current") === "true",
      }));
    };
    expect(await chips("/hospitals")).toEqual([
      { name: "All countries 13", href: "/hospitals", current: true },
      { name: "India 5", href: "/hospitals?country=india", current: false },
      { name: "Thailand 3", href: "/hospitals?country=thailand", current: false },
      { name: "Singapore 2", href: "/hospitals?country=singapore", current: false },
      {
        name: "United Arab Emirates 2",
        href: "/hospitals?country=united-arab-emirates",
        current: false,
      },
      { name: "Malaysia 1", href: "/hospitals?country=malaysia", current: false },
    ]);
    expect(await chips("/hospitals?q=bangkok&country=thailand&specialty=fertility")).toEqual([
      { name: "All countries 2", href: "/hospitals?q=bangkok&specialty=fertility", current: false },
      {
        name: "Thailand 2",
        href: "/hospitals?q=bangkok&country=thailand&specialty=fertility",
        current: true,
      },
    ]);
    // a country's search ignores words found in none of its hospitals
    expect(await chips("/hospitals?q=heart+chennai&country=malaysia")).toEqual([
      { name: "All countries 1", href: "/hospitals?q=heart+chennai", current: false },
      { name: "India 1", href: "/hospitals?q=heart+chennai&country=india", current: false },
      { name: "Malaysia 1", href: "/hospitals?q=heart+chennai&country=malaysia", current: true },
    ]);
    // a country without results stays, so that it can be unselected
    expect((await chips("/hospitals?q=bumrungrad&country=india"))?.at(-1)).toMatchObject({
      name: "India 0",
      current: true,
    });
  });

  it("uses the reader's numerals", async () => {
    expect((await get("/hospitals")).text).toContain("Hospitals found: 13");
    const { count } = texts("bn").hospitals.results;
    expect((await get("/bn/hospitals")).text).toContain(count.replace("{{count}}", "১৩"));
  });

  it("filters by a form that works without JavaScript, and keeps the choice", async () => {
    const visitor = site.visitor();
    const page = await visitor.submit(
      await visitor.get("/hospitals"),
      { country: "thailand", specialty: "oncology", q: "bumrungrad" },
      "main form[method=get]",
    );
    expect(hospitalsOn(page)).toEqual(["Bumrungrad International Hospital"]);
    const selected = page.document.querySelectorAll("option[selected]");
    expect(selected.map((option) => option.getAttribute("value"))).toEqual(["oncology"]);
    const countryField = page.document.querySelector("main form input[name=country]");
    expect(countryField?.getAttribute("value")).toBe("thailand");
    expect(page.document.querySelector("#q")?.getAttribute("value")).toBe("bumrungrad");
  });

  it("keeps the filter from page to page", async () => {
    const ids: string[] = [];
    for (let number = 0; number < 25; number++)
      ids.push(await insertHospital(site.db, { specialties: "fertility" }));
    for (const query of ["country=india&specialty=fertility", "q=rivrside&specialty=fertility"]) {
      const page = await get(`/hospitals?${query}`);
      expect(hospitalsOn(page)).toHaveLength(24);
      const next = page.document.querySelector("a[rel=next]")?.getAttribute("href") ?? "";
      expect(next).toBe(`/hospitals?${query}&page=2`);
      const second = await get(next);
      expect(hospitalsOn(second).length).toBeGreaterThan(0);
      expect(linksOf(second).filter((link) => linksOf(page).includes(link))).toEqual([]);
      expect(second.document.querySelector("option[selected][value=fertility]")).not.toBeNull();
      expect(second.document.querySelector("a[rel=prev]")?.getAttribute("href")).toBe(
        `/hospitals?${query}`,
      );
    }
    await site.db.deleteFrom("hospitals").where("id", "in", ids).execute();
  });

  it("offers ways to continue from an empty result", async () => {
    const page = await get("/hospitals?q=nothing-that-exists");
    expect(page.status).toBe(200);
    expect(page.text).toContain("No hospitals found");
    expect(page.document.querySelector("main a[href='/booking']")).not.toBeNull();
    expect(page.document.querySelector("main a[href='/hospitals']")).not.toBeNull();
    // no country has results, so the page offers no choice of countries
    expect(page.text).not.toContain("All countries");
    expect((await get("/hospitals?q=a")).text).toContain("at least two letters");
    // the page does not suggest another country if no country has results
    expect(page.text).toContain("write fewer words");
    expect(page.text).not.toContain("another country");
    const elsewhere = await get("/hospitals?q=bumrungrad&country=india");
    expect(elsewhere.text).toContain("choose another country");
  });

  it.each([
    ["page=-1", 13],
    ["page=0", 13],
    ["page=2.5", 13],
    ["page=9999999", 13],
    ["page=99999999999999999999", 13],
    ["country=%00", 13],
    ["country=narnia", 13],
    ["country=thailand&country=india", 3],
    ["specialty=' or 1=1", 13],
    ["q=%00%01", 13],
    ["q=%ff%fe", 0],
    ["q=%25", 0],
    ["q=_", 0],
    ["q=%22%22%22*", 0],
    ["q=NEAR(a b) AND NOT", 0],
    [`q=${"x".repeat(5000)}`, 0],
    [`q=${"bangkok ".repeat(600)}`, 3],
  ])("answers ?%s", async (query, count) => {
    const page = await get(`/hospitals?${query}`);
    expect(page.status).toBe(200);
    expect(hospitalsOn(page)).toHaveLength(count);
  });

  it("cuts a search to 200 characters and escapes it", async () => {
    const page = await get(
      `/hospitals?q=${encodeURIComponent(`"><script>x</script>${"é".repeat(300)}`)}`,
    );
    const value = page.document.querySelector("#q")?.getAttribute("value") ?? "";
    expect([...value]).toHaveLength(200);
    expect(page.html).not.toContain("<script>x");
  });
});
