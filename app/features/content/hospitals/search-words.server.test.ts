import { describe, expect, it } from "vitest";
import { databaseForEachTest } from "../../../../tests/support/database";
import { foundHospitals } from "../../../../tests/support/hospitals";
import { fitsEveryHospital, isSearchable } from "./search-words";

const database = databaseForEachTest({ samples: true });

const found = (text: string) => foundHospitals(database.db, text);

describe("hospital search", () => {
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
    ["en", "hart block", "cardiology"],
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
    ["th", "หัวใจวาย", "cardiology"],
    ["th", "หลอดเลือดหัวใจตีบ", "cardiology"],
    ["th", "เส้นเลือดหัวใจตีบ", "cardiology"],
    ["th", "เส้นเลือดในสมองแตก", "neurology"],
    ["th", "ไตวาย", "nephrology"],
    ["th", "ไตวายเรื้อรัง", "nephrology"],
    ["th", "มีลูกยาก", "fertility"],
    ["th", "เส้นเลือดสมอง", "neurology"],
    ["th", "ต่อมลูกหมาก", "nephrology"],
    ["en", "women's health", "womens-health"],
    ["en", "pregnancy", "womens-health"],
    ["en", "gynaecologist", "womens-health"],
    ["en", "asthma", "pulmonology"],
    ["en", "breathing problems", "pulmonology"],
    ["en", "diabetic", "diabetes"],
    ["en", "thyroid", "diabetes"],
    ["bn", "গাইনি ডাক্তার", "womens-health"],
    ["bn", "জরায়ুর সমস্যা", "womens-health"],
    ["bn", "নারী স্বাস্থ্য", "womens-health"],
    ["bn", "শ্বাসকষ্টের চিকিৎসা", "pulmonology"],
    ["bn", "ফুসফুসের রোগ", "pulmonology"],
    ["bn", "হাঁপানি", "pulmonology"],
    ["bn", "ডায়াবেটিসের", "diabetes"],
    ["bn", "ডায়বেটিস", "diabetes"],
    ["bn", "সুগার", "diabetes"],
    ["bn", "থাইরয়েড", "diabetes"],
    ["th", "สุขภาพสตรี", "womens-health"],
    ["th", "แผนกสูตินรีเวช", "womens-health"],
    ["th", "โรคปอด", "pulmonology"],
    ["th", "หอบหืด", "pulmonology"],
    ["th", "โรคเบาหวาน", "diabetes"],
    ["th", "ไทรอยด์", "diabetes"],
  ])("finds by the %s text %j all hospitals with the specialty %s", async (_, text, specialty) => {
    const rows = await database.db
      .selectFrom("hospitals")
      .select("slug")
      .where("specialties", "like", `%${specialty}%`)
      .execute();
    const slugs = await found(text);
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
    ["en", "appolo", ["apollo-hospitals-chennai"]],
    ["en", "Gleneagels", ["gleneagles-kuala-lumpur"]],
    ["en", "cleavland", ["cleveland-clinic-abu-dhabi"]],
    ["en", "abudhabi", ["cleveland-clinic-abu-dhabi"]],
    ["en", "singapur", ["mount-elizabeth-orchard", "singapore-general-hospital"]],
    ["en", "maleshia", ["gleneagles-kuala-lumpur"]],
    ["en", "calcutta", ["rabindranath-tagore-kolkata"]],
    ["bn", "calcutta", ["rabindranath-tagore-kolkata"]],
    ["bn", "সিঙাপুর", ["mount-elizabeth-orchard", "singapore-general-hospital"]],
    ["bn", "আ্যাপোলো", ["apollo-hospitals-chennai"]],
    ["bn", "আপোলো", ["apollo-hospitals-chennai"]],
    ["bn", "ভেলর", ["cmc-vellore"]],
    ["bn", "টেগর", ["rabindranath-tagore-kolkata"]],
    ["th", "บำรุงราษฏร์", ["bumrungrad-international"]],
    ["th", "บำรุงราด", ["bumrungrad-international"]],
    ["th", "สมิตเวช", ["samitivej-sukhumvit"]],
    ["th", "กัลกัตตา", ["rabindranath-tagore-kolkata"]],
    ["en", "ENT", []],
    ["bn", "নাক কান গলা", []],
    ["th", "หู คอ จมูก", []],
    ["th", "กทม", ["bangkok-hospital", "bumrungrad-international", "samitivej-sukhumvit"]],
    ["th", "นิวเดลี", ["fortis-memorial-gurugram", "medanta-gurugram"]],
    ["th", "เวลลูร์", ["cmc-vellore"]],
    ["th", "โกลกาตา", ["rabindranath-tagore-kolkata"]],
    ["th", "มีบุตรยากหรือโรคตา ไทย", ["bumrungrad-international"]],
  ])("finds by the %s text %j exactly %j", async (_, text, slugs) => {
    expect((await found(text)).sort()).toEqual(slugs);
  });

  it("recognizes texts in which every word fits every hospital", () => {
    const texts = ["Hospital", "চিকিৎসা", "হাসপাতালে", "โรงพยาบาล", "best treatment in the hospitals"];
    for (const word of texts) expect(fitsEveryHospital(word), word).toBe(true);
    for (const word of ["cancer hospital", "and", "a", "", "xyz"])
      expect(fitsEveryHospital(word), word).toBe(false);
  });

  it("does not search for single letters", () => {
    expect(isSearchable("a b ক")).toBe(false);
    expect(isSearchable("ct")).toBe(true);
  });
});
