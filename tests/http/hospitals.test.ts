import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import { hospitalsOn } from "../support/hospitals";
import { readsItsLanguage } from "../support/public-lists";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const get = (path: string) => site.visitor().get(path);

describe("the list of hospitals", () => {
  it.each(languages)("shows them by country, twelve a page, in %s", async (language) => {
    const { hospitals } = texts(language);
    const page = await get(paths.hospitals(language));
    readsItsLanguage(page, language);
    expect(hospitalsOn(page)).toHaveLength(12);
    const headings = page.document.querySelectorAll("main h2").map((node) => node.textContent);
    expect(headings).toContain(hospitals.countries.india);
    expect(page.text).toContain(hospitals.noPartnership);
    const second = await get(paths.hospitals(language, { page: 2 }));
    expect(hospitalsOn(second)).toHaveLength(1);
    expect(hospitalsOn(page)).not.toContain(hospitalsOn(second)[0]);
  });

  it("counts in the reader's numerals", async () => {
    expect((await get("/hospitals")).text).toContain("Hospitals found: 13");
    expect((await get("/bn/hospitals")).text).toContain("১৩টি");
  });

  it("filters by a form that works without a script, and keeps what was chosen", async () => {
    const visitor = site.visitor();
    const page = await visitor.submit(
      await visitor.get("/hospitals"),
      { country: "thailand", specialty: "oncology", q: "bumrungrad" },
      "main form[method=get]",
    );
    expect(hospitalsOn(page)).toEqual(["Bumrungrad International Hospital"]);
    const chosen = page.document.querySelectorAll("option[selected]");
    expect(chosen.map((option) => option.getAttribute("value"))).toEqual(["thailand", "oncology"]);
    expect(page.document.querySelector("#q")?.getAttribute("value")).toBe("bumrungrad");
  });

  it("keeps the filter from page to page", async () => {
    // samples: all but one on the first page
    const all = await site.db.selectFrom("hospitals").select("id").execute();
    const having = await site.db
      .selectFrom("hospital_specialties")
      .select("hospital_id")
      .where("specialty", "=", "cardiology")
      .execute();
    const added = all
      .map(({ id }) => id)
      .filter((id) => !having.some(({ hospital_id }) => hospital_id === id))
      .map((hospital_id) => ({ hospital_id, specialty: "cardiology" }) as const);
    await site.db.insertInto("hospital_specialties").values(added).execute();
    const page = await get("/hospitals?specialty=cardiology");
    const next = page.document.querySelector("a[rel=next]")?.getAttribute("href") ?? "";
    expect(next).toBe("/hospitals?specialty=cardiology&page=2");
    const second = await get(next);
    expect(hospitalsOn(second)).toHaveLength(1);
    expect(second.document.querySelector("option[selected][value=cardiology]")).not.toBeNull();
    expect(second.document.querySelector("a[rel=prev]")?.getAttribute("href")).toBe(
      "/hospitals?specialty=cardiology",
    );
    for (const { hospital_id, specialty } of added) {
      await site.db
        .deleteFrom("hospital_specialties")
        .where("hospital_id", "=", hospital_id)
        .where("specialty", "=", specialty)
        .execute();
    }
  });

  it("has a way on where nothing fits", async () => {
    const page = await get("/hospitals?q=nothing-that-exists");
    expect(page.status).toBe(200);
    expect(page.text).toContain("No hospitals found");
    expect(page.document.querySelector("main a[href='/booking']")).not.toBeNull();
    expect(page.document.querySelector("main a[href='/hospitals']")).not.toBeNull();
    expect((await get("/hospitals?q=a")).text).toContain("at least two letters");
  });

  it.each([
    ["page=-1", 12],
    ["page=0", 12],
    ["page=2.5", 12],
    ["page=9999999", 1],
    ["page=99999999999999999999", 12],
    ["country=%00", 12],
    ["country=narnia", 12],
    ["country=thailand&country=india", 3],
    ["specialty=' or 1=1", 12],
    ["q=%00%01", 12],
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

  it("cuts a search to 200 letters and writes it back escaped", async () => {
    const page = await get(
      `/hospitals?q=${encodeURIComponent(`"><script>x</script>${"é".repeat(300)}`)}`,
    );
    const value = page.document.querySelector("#q")?.getAttribute("value") ?? "";
    expect([...value]).toHaveLength(200);
    expect(page.html).not.toContain("<script>x");
  });
});
