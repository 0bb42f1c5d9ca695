import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { databaseForEachTest } from "../tests/support/database";
import { onSqlite } from "../tests/support/engine";
import { type Filters, foundHospitals } from "../tests/support/hospitals";
import { fitsEveryHospital, isSearchable } from "./search";
import { searchTextOf } from "./search-text";
import { clearSamples } from "./seed";

const database = databaseForEachTest({ samples: true });

const found = (text: string, languages?: string[], filters?: Filters) =>
  foundHospitals(database.db, text, languages, filters);

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

  it("passes over an unknown word beside a known one, where nothing has both", async () => {
    expect((await found("oncology zzz")).sort()).toEqual((await found("oncology")).sort());
    expect(await found("zzz")).toEqual([]);
    expect(await found("bumrungrad zzz")).toEqual(["bumrungrad-international"]);
    expect(await found("qqq bumrungrad zzz bangkok")).toEqual(["bumrungrad-international"]);
    expect(await found("zzz qqq")).toEqual([]);
    // what has both comes first: an unknown word that stands in a text still narrows
    expect(await found("cancer chennai")).toEqual(["apollo-hospitals-chennai"]);
  });

  it.each([
    ["apolo", "apollo-hospitals-chennai"],
    ["appollo", "apollo-hospitals-chennai"],
    ["bumrungard", "bumrungrad-international"],
    ["bumrungad", "bumrungrad-international"],
    ["velore hospital", "cmc-vellore"],
    ["chenai apolo", "apollo-hospitals-chennai"],
    ["dehli", "medanta-gurugram"],
    ["medantta", "medanta-gurugram"],
    ["elizabet orchard", "mount-elizabeth-orchard"],
  ])("reads %s as what it is a slip away from", async (text, slug) => {
    expect(await found(text)).toContain(slug);
  });

  it("reads slips in a name that somebody has entered since, and forgets one that went", async () => {
    expect(await found("kokilabn hospital")).toEqual([]);
    const rename = (name: string) =>
      database.db
        .updateTable("hospital_texts")
        .set({ name, search_text: searchTextOf([name, "Mumbai"]) })
        .where("hospital_id", "=", "sample-cmc-vellore")
        .where("language", "=", "en")
        .execute();
    await rename("Kokilaben Dhirubhai Ambani Hospital");
    expect(await found("kokilabn hospital")).toEqual(["cmc-vellore"]);
    expect(await found("dhirubahi")).toEqual(["cmc-vellore"]);
    await rename("Another name");
    expect(await found("kokilabn hospital")).toEqual([]);
  });

  it("takes a word for what it says, where that is found", async () => {
    await database.db
      .updateTable("hospital_texts")
      .set({ search_text: "apolo clinic" })
      .where("hospital_id", "=", "sample-cmc-vellore")
      .execute();
    expect(await found("apolo")).toEqual(["cmc-vellore"]);
  });

  it.each([
    ["ব্রেস্ট ক্যান্সার", "bn"],
    ["হার্ট ব্লক", "bn"],
    ["কিডনি ফেইলিউর", "bn"],
    ["দেবী শেঠি", "bn"],
    ["ফোর্টিস", "bn"],
    ["มะเร็งเต้านม", "th"],
  ])("finds what people say: %s", async (text, language) => {
    expect(await found(text, [language, "en"])).not.toEqual([]);
  });

  it("finds unknown Thai words of two letters anywhere, at the end too", async () => {
    await database.db
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
    await database.db
      .updateTable("hospitals")
      .set({ country: "malaysia" })
      .where("id", "=", id)
      .execute();
    expect(await found("vellore", ["en"], { country: "malaysia" })).toEqual(["cmc-vellore"]);
    const filters = { country: "malaysia", specialty: "fertility" };
    await database.db.deleteFrom("hospital_specialties").where("hospital_id", "=", id).execute();
    expect(await found("vellore", ["en"], filters)).toEqual([]);
    await database.db
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
    await database.db
      .updateTable("hospital_texts")
      .set({ search_text: "palm court clinic" })
      .where("hospital_id", "=", "sample-bangkok-hospital")
      .execute();
    expect(await found("palm court")).toEqual(["bangkok-hospital"]);
    await database.db
      .updateTable("hospitals")
      .set({ status: "draft" })
      .where("slug", "=", "bangkok-hospital")
      .execute();
    expect(await found("palm court")).toEqual([]);
    await clearSamples(database.db);
    const { rows } = await sql`select 1 from hospital_search_documents`.execute(database.db);
    expect(rows).toEqual([]);
    // an index beside the table, which is to agree with it
    if (onSqlite) {
      await sql`insert into hospital_search (hospital_search) values ('integrity-check')`.execute(
        database.db,
      );
    }
  });
});
