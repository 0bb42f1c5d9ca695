import { describe, expect, it } from "vitest";
import { sampleHospitals } from "#db/seeds/hospitals";
import { samplePosts } from "#db/seeds/posts";
import { dictionaries } from "~/locales/dictionaries";
import { type Language, languages } from "~/locales/languages";

const leavesOf = (node: unknown): string[] => {
  if (typeof node === "string") return [node];
  return typeof node === "object" && node !== null ? Object.values(node).flatMap(leavesOf) : [];
};

/** Each text of the dictionary, each paragraph of the sample content. */
const textsIn = (language: Language): string[] => {
  const samples = [...samplePosts, ...sampleHospitals].map(({ texts }) => texts[language]);
  const paragraphs = leavesOf(samples).flatMap((text) => text.split("\n"));
  return [...leavesOf(dictionaries[language]), ...paragraphs].map((text) =>
    text.replaceAll("\u00a0", " "),
  );
};

const words: Record<
  Language,
  { here: RegExp; thailand: string; elsewhere: RegExp; chestPain: string; hospital: string }
> = {
  en: {
    here: /(?<!\d)999(?!\d)/,
    thailand: "1669",
    elsewhere: /in another country,? (?:call )?the emergency number there/i,
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

describe.each(languages)("where a life may be in danger, in %s", (language) => {
  const texts = textsIn(language);
  const { here, thailand, elsewhere, chestPain, hospital } = words[language];

  it("a text that names 999 says whom to call in Thailand and in any other country", () => {
    const naming = texts.filter((text) => here.test(text));
    expect(naming.length).toBeGreaterThan(15);
    expect(naming.filter((text) => !text.includes(thailand) || !elsewhere.test(text))).toEqual([]);
  });

  it("a form that waits on the phone names 999, with a number of ours or without", () => {
    const { offline, withoutNumber } = dictionaries[language];
    expect(offline.unsent.waitingHelp).toMatch(here);
    expect(withoutNumber.offline.unsent.waitingHelp).toMatch(here);
  });

  it("chest pain goes to hospital before anything is booked", () => {
    const painful = texts.filter((text) => text.includes(chestPain));
    expect(painful.length).toBeGreaterThan(0);
    expect(painful.filter((text) => !text.includes(hospital))).toEqual([]);
  });
});

it.each([
  ["the box they were bought in, as one's own pill box", /নিজের বাক্সে/],
  ["a ventilator where one is needed, as if every patient had one", /ভেন্টিলেটরে তোলে/],
  ["until you ask for it, as until you say no", /না বলা পর্যন্ত/],
  ["no service like 999, as nothing that helps urgently", /আমরা জরুরি সেবা নই/],
  ["only what is needed, as a ban on telling more", /তার বেশি জানাবেন না/],
  ["whose money we get, as who pays what is ours", /টাকা কে দেয়/],
  ["what can be arranged, as a promise that it will be there", /অ্যাম্বুলেন্স থাকবে/],
  ["the language of a city, as everybody's at the hospital", /সবার সঙ্গে বাংলায়/],
])("no Bengali text says what was misread: %s", (_, misread) => {
  expect(textsIn("bn").filter((text) => misread.test(text))).toEqual([]);
});

it("asks hospitals in Singapore for the papers that they give, in Bengali", () => {
  const singapore = sampleHospitals.filter(({ country }) => country === "singapore");
  const asked = leavesOf(singapore.map(({ texts }) => texts.bn?.servicesForBangladesh));
  expect(asked.length).toBeGreaterThan(5);
  // an invitation letter is what hospitals of other countries write
  expect(asked.filter((text) => text.includes("ইনভিটেশন"))).toEqual([]);
});
