import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSought } from "#db/search-words";
import { countries, specialties } from "~/features/hospitals/hospital";
import { languages, pathInLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import { readsItsLanguage } from "../support/public-lists";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const get = (path: string) => site.visitor().get(path);
const namesOn = (page: Awaited<ReturnType<typeof get>>) =>
  page.document.querySelectorAll("main a[href*='/hospitals/']").map((link) => link.textContent);

describe("the list of hospitals", () => {
  it.each(languages)("shows them by country, twelve a page, in %s", async (language) => {
    const { hospitals } = texts(language);
    const page = await get(paths.hospitals(language));
    readsItsLanguage(page, language);
    expect(namesOn(page)).toHaveLength(12);
    const headings = page.document.querySelectorAll("main h2").map((node) => node.textContent);
    expect(headings).toContain(hospitals.countries.india);
    expect(page.text).toContain(hospitals.noPartnership);
    const second = await get(paths.hospitals(language, { page: 2 }));
    expect(namesOn(second)).toHaveLength(1);
    expect(namesOn(page)).not.toContain(namesOn(second)[0]);
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
    expect(namesOn(page)).toEqual(["Bumrungrad International Hospital"]);
    const chosen = page.document.querySelectorAll("option[selected]");
    expect(chosen.map((option) => option.getAttribute("value"))).toEqual(["thailand", "oncology"]);
    expect(page.document.querySelector("#q")?.getAttribute("value")).toBe("bumrungrad");
  });

  it("finds Bengali, Thai and, on every page, English words", async () => {
    expect(namesOn(await get(`/bn/hospitals?q=${encodeURIComponent("চেন্নাই")}`))).toHaveLength(1);
    expect(namesOn(await get(`/bn/hospitals?q=chennai`))).toHaveLength(1);
    expect(namesOn(await get(`/th/hospitals?q=${encodeURIComponent("เจนไน")}`))).toHaveLength(1);
  });

  it.each(languages)(
    "finds by every option's own name what the filter finds, in %s",
    async (language) => {
      const { hospitals } = texts(language);
      const found = async (query: URLSearchParams) => {
        const names = [];
        for (const page of ["1", "2"]) {
          query.set("page", page);
          names.push(...namesOn(await get(`${paths.hospitals(language)}?${query}`)));
        }
        return names;
      };
      for (const [filter, options] of [
        ["country", hospitals.countries],
        ["specialty", hospitals.specialties],
      ] as const) {
        for (const [value, label] of Object.entries(options)) {
          const filtered = await found(new URLSearchParams({ [filter]: value }));
          const searched = await found(new URLSearchParams({ q: label }));
          expect(filtered.length, label).toBeGreaterThan(0);
          expect(searched, label).toEqual(expect.arrayContaining(filtered));
        }
      }
    },
  );

  it.each([
    ["", "hospital"],
    ["", "Treatment"],
    ["/bn", "চিকিৎসা"],
    ["/th", "โรงพยาบาล"],
  ])("shows all at %s for %j, which says nothing of any", async (prefix, word) => {
    const page = await get(`${prefix}/hospitals?q=${encodeURIComponent(word)}`);
    expect(namesOn(page)).toHaveLength(12);
    const next = page.document.querySelector("a[rel=next]")?.getAttribute("href") ?? "";
    expect(namesOn(await get(next))).toHaveLength(1);
  });

  it.each([
    ["/hospitals", "kidneys"],
    ["/hospitals", "cancer"],
    ["/hospitals", "stroke"],
    ["/hospitals", "ivf"],
    ["/hospitals", "cardiac"],
    ["/hospitals", "UAE"],
    ["/bn/hospitals", "পেট"],
    ["/bn/hospitals", "ক্যান্সার"],
    ["/bn/hospitals", "হার্টের চিকিৎসা"],
    ["/bn/hospitals", "কিডনির"],
    ["/bn/hospitals", "এপোলো"],
    ["/bn/hospitals", "কোলকাতা"],
    ["/bn/hospitals", "ব্যাঙ্কক"],
    ["/bn/hospitals", "ইন্ডিয়া"],
    ["/bn/hospitals", "স্ট্রোক"],
    ["/th/hospitals", "ตา"],
  ])("finds something at %s for %s", async (path, word) => {
    expect(namesOn(await get(`${path}?q=${encodeURIComponent(word)}`))).not.toEqual([]);
  });

  it("finds by the Thai kidney the eight that the filter finds", async () => {
    expect(namesOn(await get(`/th/hospitals?q=${encodeURIComponent("ไต")}`))).toHaveLength(8);
  });

  it("keeps the filter from page to page", async () => {
    const page = await get("/hospitals?specialty=cardiology");
    const next = page.document.querySelector("a[rel=next]")?.getAttribute("href");
    if (next) expect(next).toBe("/hospitals?specialty=cardiology&page=2");
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
    expect(namesOn(page)).toHaveLength(count);
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

describe("a hospital's page", () => {
  it.each(languages)("has all parts, in %s", async (language) => {
    const { hospitals } = texts(language);
    const page = await get(paths.hospital("apollo-hospitals-chennai", language));
    readsItsLanguage(page, language);
    for (const part of [
      "about",
      "keyHighlights",
      "centersOfExcellence",
      "servicesForBangladesh",
      "location",
      "accreditation",
    ] as const) {
      expect(page.text).toContain(hospitals.detail[part]);
    }
    expect(page.text).toContain(hospitals.noPartnership);
    expect(page.text).toContain("Joint Commission International");
    expect(page.text).toContain({ en: "March 2024", bn: "মার্চ ২০২৪", th: "มีนาคม 2567" }[language]);
    const booking = paths.booking(language, { hospital: "apollo-hospitals-chennai" });
    expect(page.document.querySelector(`main a[href="${booking}"]`)).not.toBeNull();
    expect(page.html).toContain("https://www.openstreetmap.org/?mlat=");
    expect(page.html).toContain("https://www.google.com/maps/search/?api=1&amp;query=");
  });

  it.each(languages)("has in %s the English address to copy and to look up", async (language) => {
    const page = await get(paths.hospital("gleneagles-kuala-lumpur", language));
    const toCopy = page.document.querySelector("main address");
    const address = "286 & 288 Jalan Ampang, 50450 Kuala Lumpur, Malaysia";
    expect(toCopy?.text).toContain("Gleneagles Hospital Kuala Lumpur");
    expect(toCopy?.text).toContain(address);
    expect(toCopy?.getAttribute("lang")).toBe(language === "en" ? undefined : "en");
    const map = page.document.querySelector("a[href*='google.com/maps']")?.getAttribute("href");
    const words = new URL(map ?? "").searchParams.get("query");
    expect(words).toBe(`Gleneagles Hospital Kuala Lumpur, ${address}`);
    const local = toCopy?.parentNode?.querySelector("p")?.text ?? "";
    if (language === "bn") expect(local).toContain("কুয়ালালামপুর, মালয়েশিয়া");
    if (language === "th") expect(local).toContain("มาเลเซีย");
  });

  it("never says a bare yes: without its date and source there is no accreditation", async () => {
    const page = await get("/hospitals/bangkok-hospital");
    expect(page.text).not.toContain("Accredited by");
    expect(page.text).toContain(texts("en").hospitals.detail.accreditationNone);
  });

  it("describes itself to search engines without a rating", async () => {
    const page = await get("/hospitals/apollo-hospitals-chennai");
    const things = page.document
      .querySelectorAll("script[type='application/ld+json']")
      .map((node) => JSON.parse(node.textContent));
    expect(things.map((thing) => thing["@type"])).toEqual(["Hospital", "BreadcrumbList"]);
    expect(JSON.stringify(things)).not.toMatch(/rating/i);
    expect(things[0].address.addressCountry).toBe("IN");
    expect(things[0].medicalSpecialty).toContain("https://schema.org/Cardiovascular");
  });

  it("shows English, and says so, where the reader's language is missing", async () => {
    await site.db
      .deleteFrom("hospital_texts")
      .where("hospital_id", "=", "sample-cmc-vellore")
      .where("language", "=", "bn")
      .execute();
    const page = await get("/bn/hospitals/cmc-vellore");
    expect(page.text).toContain(texts("bn").common.notInLanguage);
    expect(page.document.querySelector("h1 [lang=en]")?.textContent).toContain("Vellore");
    const list = await get("/bn/hospitals?q=vellore");
    expect(list.document.querySelector("main a [lang=en]")?.textContent).toContain("Vellore");
  });

  it("shows photographs with their size, lazily, each linked to its file", async () => {
    const photo = { id: "p", hospital_id: "sample-bangkok-hospital", file: "a b.webp" };
    await site.db
      .insertInto("hospital_photos")
      .values({ ...photo, width: 800, height: 600, position: 9 })
      .execute();
    const text = { photo_id: "p", language: "en", alt: "The <lobby>" } as const;
    await site.db.insertInto("hospital_photo_texts").values(text).execute();
    const { document, html } = await get("/bn/hospitals/bangkok-hospital");
    const image = document.querySelector("figure a[href='/media/a%20b.webp'] img");
    expect(image?.attributes).toMatchObject({
      width: "800",
      height: "600",
      loading: "lazy",
      lang: "en",
    });
    expect(html).toContain("The &lt;lobby&gt;");
    expect(html).toContain('popovertarget="photo-1"');
    await site.db.deleteFrom("hospital_photos").where("id", "=", "p").execute();
  });

  it.each(languages)("says in %s that drawings are none of its photographs", async (language) => {
    const { document, text } = await get(pathInLanguage("/hospitals/cmc-vellore", language));
    const { galleryDrawn } = texts(language).hospitals.detail;
    expect(text).toContain(galleryDrawn);
    const drawings = document.querySelectorAll("figure a[href^='/media/']");
    expect(drawings).toHaveLength(3);
    for (const drawing of drawings) {
      const file = drawing.getAttribute("href") ?? "";
      expect(existsSync(join("public", file)), file).toBe(true);
      const image = drawing.querySelector("img");
      expect(image?.getAttribute("lang")).toBeUndefined();
      expect(image?.getAttribute("alt")).not.toBe("");
    }
  });

  it.each([
    "/hospitals/no-such-hospital",
    "/bn/hospitals/no-such-hospital",
    "/hospitals/%00",
    "/hospitals/'%20or%201=1",
    `/hospitals/${"x".repeat(3000)}`,
  ])("is not found at %s", async (path) => {
    const page = await get(path);
    expect(page.status).toBe(404);
    const language = path.startsWith("/bn") ? "bn" : "en";
    expect(page.text).toContain(texts(language).errors.notFound.title);
  });

  it("is not there for the public while it is a draft", async () => {
    const setStatus = (status: "draft" | "published") =>
      site.db
        .updateTable("hospitals")
        .set({ status })
        .where("slug", "=", "medanta-gurugram")
        .execute();
    await setStatus("draft");
    expect((await get("/hospitals/medanta-gurugram")).status).toBe(404);
    expect((await get("/hospitals")).text).toContain("Hospitals found: 12");
    expect(namesOn(await get("/hospitals?q=medanta"))).toEqual([]);
    await setStatus("published");
    expect((await get("/hospitals")).text).toContain("Hospitals found: 13");
  });
});

it("has a name for every country and specialty of the sample data", async () => {
  const rows = await site.db.selectFrom("hospitals").select("country").distinct().execute();
  const fields = await site.db.selectFrom("hospital_specialties").select("specialty").execute();
  expect(rows.every(({ country }) => countries.includes(country as never))).toBe(true);
  expect(fields.every(({ specialty }) => specialties.includes(specialty as never))).toBe(true);
});

it.each(languages)("reads every option's own name as that option, in %s", (language) => {
  const { hospitals } = texts(language);
  const options = [
    ...countries.map((value) => [value, hospitals.countries[value]] as const),
    ...specialties.map((value) => [value, hospitals.specialties[value]] as const),
  ];
  for (const [value, label] of options) {
    const { terms } = readSought(label);
    expect(terms, label).not.toEqual([]);
    for (const { tags } of terms) expect(tags, label).toContain(value);
  }
});
