import { describe, expect, it } from "vitest";
import { sampleHospitals } from "#db/seeds/hospitals";
import { samplePosts } from "#db/seeds/posts";
import { dictionaries } from "~/locales/dictionaries";
import { type Language, languages } from "~/locales/languages";
import { allTexts } from "./support/all-texts";

const leavesOf = (node: unknown): string[] => {
  if (typeof node === "string") return [node];
  return typeof node === "object" && node !== null ? Object.values(node).flatMap(leavesOf) : [];
};

/** Each text of the dictionary, each paragraph of the sample content. */
const textsIn = (language: Language): string[] => {
  const samples = [...samplePosts, ...sampleHospitals].map(({ texts }) => texts[language]);
  const paragraphs = leavesOf(samples).flatMap((text) => text.split("\n"));
  return [...leavesOf(allTexts(language)), ...paragraphs].map((text) =>
    text.replaceAll("\u00a0", " "),
  );
};

/** False if the sample content is not translated into the language. */
const hasSamples = (language: Language) => samplePosts.some(({ texts }) => texts[language]);

const emergencyWords: Record<
  Language,
  { here: RegExp; thailand: string; elsewhere: RegExp; chestPain: string; hospital: string }
> = {
  en: {
    here: /(?<!\d)999(?!\d)/,
    thailand: "1669",
    elsewhere: /(?:in another country,?|elsewhere) (?:call )?the emergency number there/i,
    chestPain: "chest pain",
    hospital: "nearest hospital",
  },
  bn: {
    here: /৯৯৯/,
    thailand: "১৬৬৯",
    elsewhere: /অন্য দেশে (?:থাকলে )?সেখানকার জরুরি নম্বরে/,
    chestPain: "বুকে ব্যথা",
    hospital: "হাসপাতালে নি",
  },
  th: {
    here: /(?<!\d)999(?!\d)/,
    thailand: "1669",
    elsewhere: /ประเทศอื่น ?โทรเบอร์ฉุกเฉินของประเทศนั้น/,
    chestPain: "เจ็บหน้าอก",
    hospital: "โรงพยาบาลที่ใกล้ที่สุด",
  },
};

describe.each(languages)("emergency texts in %s", (language) => {
  const texts = textsIn(language);
  const { here, thailand, elsewhere, chestPain, hospital } = emergencyWords[language];

  it("name 999 together with the numbers for Thailand and other countries", () => {
    const with999 = texts.filter((text) => here.test(text));
    expect(with999.length).toBeGreaterThan(10);
    expect(with999.filter((text) => !text.includes(thailand) || !elsewhere.test(text))).toEqual([]);
  });

  it("name 999 in the notice about an unsent form", () => {
    const { offline } = dictionaries[language];
    expect(offline.unsent.waitingHelp).toMatch(here);
  });

  it.runIf(hasSamples(language))("send chest pain to hospital before any booking", () => {
    const textsWithChestPain = texts.filter((text) => text.includes(chestPain));
    expect(textsWithChestPain.length).toBeGreaterThan(0);
    expect(textsWithChestPain.filter((text) => !text.includes(hospital))).toEqual([]);
  });
});

it.each([
  ["bn", "“the box they were bought in” that reads as “your own pill box”", /নিজের বাক্সে/],
  [
    "bn",
    "“a ventilator if needed” that reads as “every patient gets a ventilator”",
    /ভেন্টিলেটরে তোলে/,
  ],
  ["bn", "“until you ask for it” that reads as “until you say no”", /না বলা পর্যন্ত/],
  ["bn", "“no service like 999” that reads as “no urgent help”", /আমরা জরুরি সেবা নই/],
  ["bn", "“only what is needed” that reads as a ban on telling more", /তার বেশি জানাবেন না/],
  ["bn", "“whose money we get” that reads as “who pays what is ours”", /টাকা কে দেয়/],
  ["bn", "“what can be arranged” that reads as a promise that it will be there", /অ্যাম্বুলেন্স থাকবে/],
  [
    "bn",
    "“the language of the city” that reads as everybody's language at the hospital",
    /সবার সঙ্গে বাংলায়/,
  ],
  ["th", "“what is spent and not refunded” that reads as “what you have paid”", /ส่วนใดจ่ายไปแล้ว/],
  ["th", "“a binding quote” that reads as “a quote that takes effect”", /มีผลเมื่อคุณตกลง/],
  ["th", "“a first estimate” that reads as “a figure that may be altered at will”", /ตัวเลขแรก/],
  ["th", "“notes of a call” that reads as “a recording of the call”", /บันทึกการพูดคุย/],
  ["th", "“the chosen day” that reads as “today”", /^วันนี้ยังมาไม่ถึง|หลังวันนี้ โปรด/],
  ["th", "“a count that fell” that reads as “a countdown”", /ตัวนับถอยหลัง/],
  ["th", "“at most one email an hour” that reads as “one email every hour”", /เราส่งชั่วโมงละหนึ่งฉบับ/],
  [
    "th",
    "“a check of the visa's border crossing” that reads as “already checked”",
    /ระบุด่านที่จะผ่านแดนแล้ว/,
  ],
] as const)("no text in %s repeats a misleading wording: %s", (language, _, misleadingWording) => {
  expect(textsIn(language).filter((text) => misleadingWording.test(text))).toEqual([]);
});

const visaLetter: Record<Language, string> = {
  en: "invitation letter",
  bn: "ইনভিটেশন",
  th: "หนังสือเชิญ",
};

describe.each(languages)("travel documents in %s", (language) => {
  const { thailand, singapore } = dictionaries[language].process.documents.destinations;

  it.runIf(hasSamples(language))("name no invitation letter for Singapore", () => {
    const there = sampleHospitals.filter(({ country }) => country === "singapore");
    const services = leavesOf(there.map(({ texts }) => texts[language]?.servicesForBangladesh));
    expect(services.length).toBeGreaterThan(5);
    // hospitals in Singapore write no invitation letter
    const named = [...singapore.items, ...services].filter((text) =>
      text.includes(visaLetter[language]),
    );
    expect(named).toEqual([]);
  });

  it("name Thailand's arrival card once, with the year of the information", () => {
    const cards = thailand.items.filter((item) => item.includes("TDAC"));
    expect(cards).toEqual([expect.stringMatching(/2026|২০২৬|2569/)]);
  });
});
