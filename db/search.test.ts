import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "./connection.server";
import { derived } from "./derived";
import { migrateToLatest } from "./migrate";
import { up as evenOutSpelling } from "./migrations/2026-11-21T1610_even_out_search_spelling";
import { fitsEveryHospital, isSearchable, searchHospitals } from "./search";
import { searchTextOf } from "./search-text";
import { clearSamples, seedSamples } from "./seed";

let folder: string;
let db: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "setu-search-"));
  db = openDatabase(`file:${join(folder, "setu.db")}`);
  await migrateToLatest(db);
  await seedSamples(db, new Date("2026-11-20T06:00:00.000Z"));
});

afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

async function found(text: string, languages = ["en"], filters = {}) {
  const search = { text, languages, country: null, specialty: null, limit: 100, ...filters };
  return (await searchHospitals(db, search)).map(({ slug }) => slug);
}

describe("a search for hospitals", () => {
  it("finds words anywhere, in any case, all of them", async () => {
    expect(await found("CHENNAI")).toEqual(["apollo-hospitals-chennai"]);
    expect(await found("umrungra")).toEqual(["bumrungrad-international"]);
    expect(await found("bangkok bumrungrad")).toEqual(["bumrungrad-international"]);
    expect(await found("chennai bumrungrad")).toEqual([]);
  });

  it("finds Bengali and Thai, and Thai words of two letters", async () => {
    expect(await found("চেন্নাই", ["bn"])).toEqual(["apollo-hospitals-chennai"]);
    expect(await found("ไต", ["th"])).toContain("apollo-hospitals-chennai");
    expect(await found("চেন্নাই", ["en"])).toEqual([]);
  });

  it.each([
    ["en", "kidneys", "nephrology"],
    ["en", "kidney", "nephrology"],
    ["en", "Stomach, bowel and liver", "gastroenterology"],
    ["en", "cancer", "oncology"],
    ["en", "Best cancer treatment hospital", "oncology"],
    ["en", "oncologists", "oncology"],
    ["en", "stroke", "neurology"],
    ["en", "ivf", "fertility"],
    ["en", "cardiac", "cardiology"],
    ["en", "heart", "cardiology"],
    ["en", "heart attack", "cardiology"],
    ["bn", "পেট", "gastroenterology"],
    ["bn", "পেটের সমস্যা", "gastroenterology"],
    ["bn", "ক্যান্সার", "oncology"],
    ["bn", "ক্যানসারের চিকিৎসা", "oncology"],
    ["bn", "হার্টের চিকিৎসা", "cardiology"],
    ["bn", "কিডনির", "nephrology"],
    ["bn", "কিডনি", "nephrology"],
    ["bn", "কিডনী", "nephrology"],
    ["bn", "বন্ধ্যত্বের চিকিৎসা", "fertility"],
    ["bn", "স্ট্রোক", "neurology"],
    ["bn", "শিশুদের", "pediatrics"],
    ["th", "โรคตา", "eye-care"],
    ["th", "ตา", "eye-care"],
    ["th", "ไต", "nephrology"],
    ["th", "โรงพยาบาลโรคมะเร็ง", "oncology"],
    ["en", "breast cancer", "oncology"],
    ["en", "heart hole", "cardiology"],
    ["en", "liver cirrhosis", "gastroenterology"],
    ["en", "prostate", "nephrology"],
    ["bn", "স্তন ক্যান্সার", "oncology"],
    ["bn", "ব্রেস্ট ক্যান্সারের চিকিৎসা", "oncology"],
    ["bn", "হার্ট ব্লক", "cardiology"],
    ["bn", "হার্টে ছিদ্র", "cardiology"],
    ["bn", "ওপেন হার্ট", "cardiology"],
    ["bn", "কিডনি ফেইলিউর", "nephrology"],
    ["bn", "লিভার সিরোসিস", "gastroenterology"],
    ["bn", "পাইলস", "gastroenterology"],
    ["bn", "কোমর ব্যথা", "orthopedics"],
    ["bn", "ঘাড়ে ব্যথা", "orthopedics"],
    ["bn", "বাচ্চা হয় না", "fertility"],
    ["bn", "টেস্টটিউব বেবি", "fertility"],
    ["th", "มะเร็งเต้านม", "oncology"],
    ["th", "ข้อเข่าเสื่อม", "orthopedics"],
    ["th", "หัวใจขาดเลือด", "cardiology"],
    ["th", "เส้นเลือดสมอง", "neurology"],
    ["th", "ต่อมลูกหมาก", "nephrology"],
  ])("finds by %s %j at least what the filter by %s finds", async (language, text, specialty) => {
    const rows = await db
      .selectFrom("hospital_specialties")
      .innerJoin("hospitals", "hospitals.id", "hospital_specialties.hospital_id")
      .select("slug")
      .where("specialty", "=", specialty)
      .execute();
    const slugs = await found(text, [language]);
    expect(rows.length).toBeGreaterThan(1);
    expect(slugs).toEqual(expect.arrayContaining(rows.map(({ slug }) => slug)));
  });

  it.each([
    ["en", "UAE", ["american-hospital-dubai", "cleveland-clinic-abu-dhabi"]],
    ["en", "U.A.E.", ["american-hospital-dubai", "cleveland-clinic-abu-dhabi"]],
    ["en", "Dubai", ["american-hospital-dubai"]],
    ["en", "CMC hospital", ["cmc-vellore"]],
    ["bn", "এপোলো", ["apollo-hospitals-chennai"]],
    ["bn", "এপোলোর", ["apollo-hospitals-chennai"]],
    ["bn", "কোলকাতা", ["rabindranath-tagore-kolkata"]],
    ["bn", "কোলকাতায়", ["rabindranath-tagore-kolkata"]],
    ["bn", "চেন্নাইয়ের", ["apollo-hospitals-chennai"]],
    ["bn", "ব্যাঙ্কক", ["bangkok-hospital", "bumrungrad-international", "samitivej-sukhumvit"]],
    ["bn", "ব্যাংককে", ["bangkok-hospital", "bumrungrad-international", "samitivej-sukhumvit"]],
    [
      "bn",
      "ইন্ডিয়া",
      [
        "apollo-hospitals-chennai",
        "cmc-vellore",
        "fortis-memorial-gurugram",
        "medanta-gurugram",
        "rabindranath-tagore-kolkata",
      ],
    ],
    ["th", "โรงพยาบาลบำรุงราษฎร์", ["bumrungrad-international"]],
    ["en", "Dr Devi Shetty", ["rabindranath-tagore-kolkata"]],
    ["en", "mt elizabeth", ["mount-elizabeth-orchard"]],
    ["en", "Gurgaon", ["fortis-memorial-gurugram", "medanta-gurugram"]],
    ["en", "bamrungrad", ["bumrungrad-international"]],
    ["bn", "দেবী শেঠির হাসপাতাল", ["rabindranath-tagore-kolkata"]],
    ["bn", "আরএন টেগোর", ["rabindranath-tagore-kolkata"]],
    ["bn", "আর এন টেগোর", ["rabindranath-tagore-kolkata"]],
    ["bn", "বামরুনগ্রাড", ["bumrungrad-international"]],
    ["bn", "সামিটিভেজ", ["samitivej-sukhumvit"]],
    ["bn", "মেডান্টা", ["medanta-gurugram"]],
    ["bn", "ফোর্টিসে", ["fortis-memorial-gurugram"]],
    ["bn", "গ্লেনঈগলস", ["gleneagles-kuala-lumpur"]],
    ["bn", "গ্লেন ইগলস", ["gleneagles-kuala-lumpur"]],
    ["bn", "মাদ্রাজ", ["apollo-hospitals-chennai"]],
    ["th", "กทม", ["bangkok-hospital", "bumrungrad-international", "samitivej-sukhumvit"]],
    ["th", "นิวเดลี", ["fortis-memorial-gurugram", "medanta-gurugram"]],
    ["th", "เวลลูร์", ["cmc-vellore"]],
    ["th", "โกลกาตา", ["rabindranath-tagore-kolkata"]],
    ["th", "มีบุตรยากหรือโรคตา ไทย", ["bumrungrad-international"]],
  ])("finds by %s %j these and no others", async (language, text, slugs) => {
    expect((await found(text, [language])).sort()).toEqual(slugs);
  });

  it("passes over an unknown word beside a known one, where nothing has both", async () => {
    expect((await found("oncology zzz")).sort()).toEqual((await found("oncology")).sort());
    expect(await found("zzz")).toEqual([]);
    expect(await found("bumrungrad zzz")).toEqual([]);
    // what has both comes first: an unknown word that stands in a text still narrows
    expect(await found("cancer chennai")).toEqual(["apollo-hospitals-chennai"]);
  });

  it("finds unknown Thai words of two letters anywhere, at the end too", async () => {
    await db
      .updateTable("hospital_texts")
      .set({ search_text: searchTextOf(["แผนกหู", "คลินิกคอ"]) })
      .where("hospital_id", "=", "sample-cmc-vellore")
      .execute();
    expect(await found("หู", ["th"])).toEqual(["cmc-vellore"]);
    expect(await found("คอ", ["th"])).toEqual(["cmc-vellore"]);
  });

  it("knows words that every hospital answers, and those that say nothing at all", () => {
    const text = ["Hospital", "চিকিৎসা", "হাসপাতালে", "โรงพยาบาล", "best treatment in the hospitals"];
    for (const word of text) expect(fitsEveryHospital(word), word).toBe(true);
    for (const word of ["cancer hospital", "and", "a", "", "xyz"])
      expect(fitsEveryHospital(word), word).toBe(false);
  });

  it("takes a short word that names a specialty for no part of others", async () => {
    const kids = await found("kids");
    expect(kids).toContain("samitivej-sukhumvit");
    expect(kids).not.toContain("apollo-hospitals-chennai");
  });

  it("finds what was written before Bengali spellings were evened out", async () => {
    await db
      .updateTable("hospital_texts")
      .set({ search_text: "এ্যাপোলো ক্লিনিক, কোলকাতা" })
      .where("hospital_id", "=", "sample-cmc-vellore")
      .execute();
    await evenOutSpelling(db as never);
    expect(await found("অ্যাপোলো কলকাতার ক্লিনিক", ["bn"])).toEqual(["cmc-vellore"]);
  });

  it("names a hospital once, whichever of its languages was found", async () => {
    expect(await found("apollo", ["bn", "en"])).toEqual(["apollo-hospitals-chennai"]);
  });

  it("keeps to the country and the specialty", async () => {
    expect(await found("heart", ["en"], { country: "malaysia" })).toEqual([
      "gleneagles-kuala-lumpur",
    ]);
    expect(await found("bumrungrad", ["en"], { country: "india" })).toEqual([]);
    expect(await found("bangkok", ["en"], { specialty: "no-such" })).toEqual([]);
  });

  it.each([
    '"',
    "' or 1=1",
    "AND OR NOT NEAR(*",
    "%",
    "_",
    "\u0000\u0007",
    "a:b^c",
    "x".repeat(5000),
  ])("takes %j for nothing but words", async (text) => {
    expect(await found(text)).toEqual([]);
  });

  it("follows a hospital to another country and its specialties", async () => {
    const id = "sample-cmc-vellore";
    expect(await found("vellore", ["en"], { country: "malaysia" })).toEqual([]);
    await db.updateTable("hospitals").set({ country: "malaysia" }).where("id", "=", id).execute();
    expect(await found("vellore", ["en"], { country: "malaysia" })).toEqual(["cmc-vellore"]);
    const filters = { country: "malaysia", specialty: "fertility" };
    await db.deleteFrom("hospital_specialties").where("hospital_id", "=", id).execute();
    expect(await found("vellore", ["en"], filters)).toEqual([]);
    await db
      .insertInto("hospital_specialties")
      .values({ hospital_id: id, specialty: "fertility" })
      .execute();
    expect(await found("vellore", ["en"], filters)).toEqual(["cmc-vellore"]);
  });

  it("does not take a tag for a word", async () => {
    expect(await found("§india§")).toEqual([]);
  });

  it("looks for nothing where only single letters were typed", () => {
    expect(isSearchable("a b ক")).toBe(false);
    expect(isSearchable("ct")).toBe(true);
  });

  it("follows every change of the texts", async () => {
    await db
      .updateTable("hospital_texts")
      .set({ search_text: "palm court clinic" })
      .where("hospital_id", "=", "sample-bangkok-hospital")
      .execute();
    expect(await found("palm court")).toEqual(["bangkok-hospital"]);
    await db
      .updateTable("hospitals")
      .set({ status: "draft" })
      .where("slug", "=", "bangkok-hospital")
      .execute();
    expect(await found("palm court")).toEqual([]);
    await clearSamples(db);
    const { rows } = await sql`select 1 from hospital_search_documents`.execute(db);
    expect(rows).toEqual([]);
    await sql`insert into hospital_search (hospital_search) values ('integrity-check')`.execute(db);
  });
});

describe("a derived value", () => {
  it("is remembered until its content changes", async () => {
    let times = 0;
    const count = () => derived(db, "hospitals", "count", async () => ++times);
    expect([await count(), await count()]).toEqual([1, 1]);
    await db.updateTable("hospitals").set({ status: "draft" }).execute();
    expect(await count()).toBe(2);
  });

  it("does not care for reviews that nobody sees", async () => {
    let times = 0;
    const count = () => derived(db, "reviews", "count", async () => ++times);
    await count();
    const review = { id: "r", submission_key: "r", content_hash: "r", name: "", place: "" };
    const rest = { country: "", treatment: "", rating: 5, text: "", consented_at: "", sample: 0 };
    await db
      .insertInto("reviews")
      .values({
        ...review,
        ...rest,
        sample: 0,
        language: "en",
        submitted_at: "",
        status: "pending",
      })
      .execute();
    expect(await count()).toBe(1);
    await db.updateTable("reviews").set({ status: "published" }).where("id", "=", "r").execute();
    expect(await count()).toBe(2);
  });

  it("is tried again after a failure", async () => {
    await expect(
      derived(db, "posts", "x", () => Promise.reject(new Error("no"))),
    ).rejects.toThrow();
    expect(await derived(db, "posts", "x", async () => 1)).toBe(1);
  });
});
