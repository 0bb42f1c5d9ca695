import { describe, expect, it } from "vitest";
import type { Language } from "~/locales/languages";
import { databaseForEachTest } from "../../../../tests/support/database";
import { type Filters, foundHospitals } from "../../../../tests/support/hospitals";
import { searchHospitals } from "./hospital-search.server";

const database = databaseForEachTest({ samples: true });

const found = (text: string, filters?: Filters) => foundHospitals(database.db, text, filters);

/** Changes the texts of the hospital in Vellore. */
async function write(words: { name?: string; bio?: string }, language: Language = "en") {
  await database.db
    .updateTable("hospital_texts")
    .set(words)
    .where("record_id", "=", "sample-cmc-vellore")
    .where("language", "=", language)
    .execute();
}

/** Sets a hospital's specialties. */
async function setSpecialties(id: string, specialties: readonly string[]) {
  await database.db
    .updateTable("hospitals")
    .set({ specialties: specialties.join("\n") })
    .where("id", "=", id)
    .execute();
}

describe("hospital search", () => {
  it("finds hospitals by the beginnings of all search words, ignoring case and typos", async () => {
    expect(await found("CHENNAI")).toEqual(["apollo-hospitals-chennai"]);
    expect(await found("bumrun")).toEqual(["bumrungrad-international"]);
    expect(await found("umrungra")).toEqual(["bumrungrad-international"]);
    expect(await found("bangkok bumrungrad")).toEqual(["bumrungrad-international"]);
    expect(await found("chennai bumrungrad")).toEqual([]);
  });

  it("finds words in any language, and words of several languages in one search", async () => {
    expect(await found("চেন্নাই")).toEqual(["apollo-hospitals-chennai"]);
    expect(await found("เจนไน")).toEqual(["apollo-hospitals-chennai"]);
    expect(await found("apollo চেন্নাই")).toEqual(["apollo-hospitals-chennai"]);
    expect(await found("ไต")).toContain("apollo-hospitals-chennai");
  });

  it("ignores an unknown word if no hospital has both it and the known word", async () => {
    expect(await found("oncology zzz")).toEqual(await found("oncology"));
    expect(await found("zzz")).toEqual([]);
    expect(await found("bumrungrad zzz")).toEqual(["bumrungrad-international"]);
    expect(await found("qqq bumrungrad zzz bangkok")).toEqual(["bumrungrad-international"]);
    expect(await found("zzz qqq")).toEqual([]);
    // one hospital has both words, so both count
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
  ])("corrects the typo %s", async (text, slug) => {
    expect(await found(text)).toContain(slug);
  });

  it.each(
    "Dhaka Turkey Germany Japan London Evercare Labaid price ticket package cheap ঢাকা তুরস্ক জার্মানি ญี่ปุ่น".split(
      " ",
    ),
  )("does not correct %s to a name or an illness", async (text) => {
    expect(await found(text)).toEqual([]);
  });

  it("corrects typing errors in new names, but no longer in removed names", async () => {
    expect(await found("kokilabn hospital")).toEqual([]);
    await write({ name: "Kokilaben Dhirubhai Ambani Hospital" });
    expect(await found("kokilabn hospital")).toEqual(["cmc-vellore"]);
    expect(await found("dhirubahi")).toEqual(["cmc-vellore"]);
    await write({ name: "Another name" });
    expect(await found("kokilabn hospital")).toEqual([]);
  });

  it("prefers an exact match to a corrected word", async () => {
    await write({ bio: "apolo clinic" });
    expect(await found("apolo")).toEqual(["cmc-vellore"]);
  });

  it("lists hospitals whose name matches first", async () => {
    await write({ bio: "Close to the Apollo hospitals." });
    expect(await found("apollo")).toEqual(["apollo-hospitals-chennai", "cmc-vellore"]);
    await write({ name: "Apollo Vellore" });
    expect((await found("apollo vellore"))[0]).toBe("cmc-vellore");
  });

  it.each([
    ["গুরগাঁও", "Gurugram"],
    ["গুড়গাঁও", "Gurugram"],
    ["গুরুগ্রাম", "Gurgaon"],
    ["হার্ট", "হৃদরোগ"],
    ["heart", "হৃদরোগ"],
    ["হার্টের", "หัวใจ"],
    ["É", "é"],
    ["ÉCOLE", "école"],
    ["ক\u200d্যান্সার", "ক্যান্সার"],
    ["\u2060ক্যান\u200cসার", "ক্যান্সার"],
    ["৪৪ নম্বর", "44 নম্বর"],
    ["\u0985\u09beমিরাত", "আমিরাত"],
    ["হৃদ\u09df", "হৃদয়"],
    ["เเสงเเดด", "แสงแดด"],
    ["น\u0e4d\u0e49\u0e32", "น้ำ"],
  ])("finds the same hospitals for %j as for %j", async (text, equivalent) => {
    await write({ bio: "École Émile É1, sector 44", name: "É2 Vellore" });
    await write({ bio: "৪৪ নম্বর সেক্টর" }, "bn");
    await write({ bio: "แสงแดด ไตเทียม น้ำ" }, "th");
    const hospitals = await found(equivalent);
    expect(await found(text)).toEqual(hospitals);
    if (equivalent !== "é") expect(hospitals).not.toEqual([]);
  });

  it("finds an illness by any of its words in a hospital's specialties or texts", async () => {
    await write({ bio: "" });
    await setSpecialties("sample-cmc-vellore", ["cardiology"]);
    const before = await found("thyroid");
    expect(before).not.toContain("cmc-vellore");
    await write({ bio: "Children with diabetes." });
    for (const text of ["thyroid", "Diabetes", "ইনসুলিন", "เบาหวาน", "ไทรอยด์"]) {
      expect((await found(text)).toSorted()).toEqual([...before, "cmc-vellore"].toSorted());
    }
  });

  it("finds two-letter Thai words anywhere in a text, even at the end of a word", async () => {
    await write({ bio: "แผนกหู\nคลินิกคอ" }, "th");
    expect(await found("หู")).toEqual(["cmc-vellore"]);
    expect(await found("คอ")).toEqual(["cmc-vellore"]);
  });

  it("does not find a specialty's short word inside longer words", async () => {
    const kids = await found("kids");
    expect(kids).toContain("samitivej-sukhumvit");
    expect(kids).not.toContain("apollo-hospitals-chennai");
  });

  it("applies the country and specialty filters", async () => {
    expect(await found("heart", { country: "malaysia" })).toEqual(["gleneagles-kuala-lumpur"]);
    expect(await found("bumrungrad", { country: "india" })).toEqual([]);
    expect(await found("bangkok", { specialty: "no-such" })).toEqual([]);
  });

  it.each([
    '"',
    "' or 1=1",
    "AND OR NOT NEAR(*",
    "%",
    "_",
    "\u0000\u0007",
    "a:b^c",
    "__proto__ constructor toString",
    "x".repeat(5000),
  ])("treats %j as ordinary search text", async (text) => {
    expect(await found(text)).toEqual([]);
  });

  it("updates the results after every change to a hospital", async () => {
    const id = "sample-cmc-vellore";
    await write({ name: "Palm court clinic" });
    expect(await found("palm court")).toEqual(["cmc-vellore"]);
    const filters = { country: "malaysia", specialty: "fertility" };
    expect(await found("palm court", filters)).toEqual([]);
    await database.db
      .updateTable("hospitals")
      .set({ country: "malaysia" })
      .where("id", "=", id)
      .execute();
    await setSpecialties(id, []);
    expect(await found("palm court", filters)).toEqual([]);
    await setSpecialties(id, ["fertility"]);
    expect(await found("palm court", filters)).toEqual(["cmc-vellore"]);
    const all = async () =>
      (await searchHospitals(database.db, "palm court", () => true)).map(({ slug }) => slug);
    await database.db
      .updateTable("hospitals")
      .set({ status: "draft" })
      .where("id", "=", id)
      .execute();
    expect(await all()).toEqual([]);
    await database.db
      .updateTable("hospitals")
      .set({ status: "published" })
      .where("id", "=", id)
      .execute();
    expect(await all()).toEqual(["cmc-vellore"]);
    const deleted_at = "2026-11-20T06:00:00.000Z";
    await database.db.updateTable("hospitals").set({ deleted_at }).where("id", "=", id).execute();
    expect(await all()).toEqual([]);
  });
});
