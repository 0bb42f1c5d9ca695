import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allCountries, countryName, destinations } from "~/features/content/hospitals/countries";
import { specialties } from "~/features/content/hospitals/hospital";
import { parseSearch } from "~/features/content/hospitals/search-words";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { hospitalsOn } from "../support/hospitals";
import { type Site, startSite } from "../support/site";
import { walkedLanguages } from "../support/whole-suite";
import { texts } from "../support/words";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const get = (path: string) => site.visitor().get(path);

describe("hospital search", () => {
  it("finds Bengali and Thai words on their pages, and English words on a Bengali page", async () => {
    expect(hospitalsOn(await get(`/bn/hospitals?q=${encodeURIComponent("চেন্নাই")}`))).toHaveLength(
      1,
    );
    expect(hospitalsOn(await get(`/bn/hospitals?q=chennai`))).toHaveLength(1);
    expect(hospitalsOn(await get(`/th/hospitals?q=${encodeURIComponent("เจนไน")}`))).toHaveLength(
      1,
    );
  });

  it.each(walkedLanguages)(
    "finds the same hospitals by an option's name as by its filter, in %s",
    async (language) => {
      const { hospitals } = texts(language);
      const found = async (query: URLSearchParams) => {
        const names = [];
        for (const page of ["1", "2"]) {
          query.set("page", page);
          names.push(...hospitalsOn(await get(`${paths.hospitals(language)}?${query}`)));
        }
        return names;
      };
      for (const [filter, options] of [
        [
          "country",
          Object.fromEntries(destinations.map((one) => [one, countryName(one, language)])),
        ],
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
  ])("ignores unspecific words: at %s %j shows all", async (prefix, word) => {
    const page = await get(`${prefix}/hospitals?q=${encodeURIComponent(word)}`);
    expect(hospitalsOn(page)).toHaveLength(13);
  });

  it.each([
    ["/bn/hospitals", "ক্যান্সার", "ক\u200d্যান্সার"],
    ["/bn/hospitals", "ক্যান্সার", "\u2060ক্যান\u200cসার\u200e"],
    ["/bn/hospitals", "আমিরাত", "\u0985\u09beমিরাত"],
    ["/bn/hospitals", "হৃদয়", "হৃদ\u09df"],
    ["/th/hospitals", "แพทย์", "เเพทย์"],
    ["/th/hospitals", "บำรุงราษฎร์", "บ\u0e4d\u0e32รุงราษฎร์"],
    ["/hospitals", "CHENNAI", "ｃｈｅｎｎａｉ"],
    ["/bn/hospitals", "Gurgaon", "গুরগাঁও"],
    ["/bn/hospitals", "Gurugram", "গুড়গাঁও"],
    ["/bn/hospitals", "হৃদরোগ", "হার্ট"],
  ])("finds the same hospitals at %s for %j and for %j", async (path, typed, variant) => {
    const found = async (q: string) =>
      hospitalsOn(await get(`${path}?${new URLSearchParams({ q })}`));
    expect(await found(variant)).toEqual(await found(typed));
    expect(await found(typed)).not.toEqual([]);
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
    expect(hospitalsOn(await get(`${path}?q=${encodeURIComponent(word)}`))).not.toEqual([]);
  });

  it("finds a name that was copied with an invisible joiner", async () => {
    const name = "โรงพยาบาลกรุงเทพ สำนักงานใหญ่";
    const copied = name.replace("โรง", "โรง\u2060");
    for (const query of [name, copied]) {
      const page = await get(`/th/hospitals?q=${encodeURIComponent(query)}`);
      expect(hospitalsOn(page)).toEqual([name]);
    }
  });

  it.each([
    [
      "/hospitals",
      "ব্যাংকক",
      ["bangkok-hospital", "bumrungrad-international", "samitivej-sukhumvit"],
    ],
    ["/hospitals", "আমেরিকান হাসপাতাল দুবাই", ["american-hospital-dubai"]],
    ["/hospitals", "โรงพยาบาลกรุงเทพ สำนักงานใหญ่", ["bangkok-hospital"]],
    ["/bn/hospitals", "เจนไน", ["apollo-hospitals-chennai"]],
    ["/th/hospitals", "অ্যাপোলো", ["apollo-hospitals-chennai"]],
  ])("finds text in another language at %s: %s", async (path, text, slugs) => {
    const page = await get(`${path}?q=${encodeURIComponent(text)}`);
    const links = page.document.querySelectorAll("main a[href*='/hospitals/']");
    expect(links.map((link) => link.getAttribute("href")?.split("/").pop())).toEqual(slugs);
  });

  it("finds the filter's eight hospitals by the Thai word for kidney", async () => {
    expect(hospitalsOn(await get(`/th/hospitals?q=${encodeURIComponent("ไต")}`))).toHaveLength(8);
  });
});

it("the sample data has only known countries and specialties", async () => {
  const rows = await site.db.selectFrom("hospitals").select("country").distinct().execute();
  const sampleRows = await site.db.selectFrom("hospitals").select("specialties").execute();
  const fields = sampleRows.flatMap((row) => row.specialties.split("\n"));
  expect([rows, fields]).not.toContainEqual([]);
  expect(allCountries()).toEqual(expect.arrayContaining(rows.map(({ country }) => country)));
  expect(specialties).toEqual(expect.arrayContaining(fields));
});

it.each(languages)("the search takes an option's name for that option, in %s", (language) => {
  const { hospitals } = texts(language);
  const options = [
    ...destinations.map((value) => [value, countryName(value, language)] as const),
    ...specialties.map((value) => [value, hospitals.specialties[value]] as const),
  ];
  for (const [value, label] of options) {
    const { terms } = parseSearch(label);
    expect(terms, label).not.toEqual([]);
    for (const { tags } of terms) expect(tags, label).toContain(value);
  }
});

describe("filtered list", () => {
  it("names the country and specialty beside the number of results", async () => {
    const found = async (path: string) => {
      const status = (await get(path)).document.querySelector("main [role=status]");
      return status?.text.replaceAll("\u00a0", " ").trim();
    };
    expect(await found("/hospitals?country=india")).toMatch(/^India · Hospitals found: 5/);
    expect(await found("/hospitals?country=thailand&specialty=fertility")).toMatch(
      /^Thailand · Fertility · Hospitals found: 2/,
    );
    expect(await found("/hospitals")).toBe("Hospitals found: 13");
  });

  it("shows matching treatments first in every list, also for free text", async () => {
    const treatmentsOn = async (query: string) => {
      const { document } = await get(`/hospitals?${query}`);
      const cards = document.querySelectorAll("main ul > li");
      const card = cards.find((one) => one.text.includes("Bumrungrad"));
      return card?.querySelectorAll("p b").map(({ text }) => text);
    };
    const everywhere = await treatmentsOn("");
    expect(everywhere).toContain("Heart");
    expect(await treatmentsOn("country=thailand")).toEqual(everywhere);
    expect((await treatmentsOn("q=kidney"))?.[0]).toBe("Kidneys");
    expect((await get("/hospitals")).text).toContain("+12");
  });
});
