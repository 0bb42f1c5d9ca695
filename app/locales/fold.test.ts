import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fold, latinDigits, normalForm } from "./fold";

describe("fold", () => {
  // each pair looks equal to readers; different keyboards and clipboards produce both
  it.each([
    ["capitals beyond ASCII", ["élodie", "Élodie", "ÉLODIE", "E\u0301lodie"]],
    ["Greek and Cyrillic capitals", ["анна", "АННА"]],
    ["full-width letters", ["setu", "ＳＥＴＵ"]],
    ["ligatures", ["office", "oﬃce"]],
    ["no-break spaces", ["a b", "a\u00a0b", "a\u202fb"]],
    ["direction marks", ["+880171", "\u200e+880171", "\u202a+880171\u202c", "\u2066+880171\u2069"]],
    ["the word joiner of our pages", ["กรุงเทพ", "กรุง\u2060เทพ"]],
    [
      "soft hyphens and zero-width spaces",
      ["cancer", "can\u00adcer", "can\u200bcer", "\ufeffcancer"],
    ],
    ["dashes", ["01712-345", "01712\u2011345", "01712–345", "01712\u2212345"]],
    ["apostrophes", ["o'brien", "O’Brien"]],
    ["Bengali joiners", ["ক্যান্সার", "ক\u200d্যান্সার", "ক্\u200cযান্সার"]],
    ["য়", ["\u09a6\u09af\u09bc\u09be", "\u09a6\u09df\u09be"]],
    ["ড় and ঢ়", ["\u09a1\u09bc\u09a2\u09bc", "\u09dc\u09dd"]],
    ["র as ব with a dot", ["রোগ", "\u09ac\u09bc\u09cb\u0997"]],
    ["আ", ["আমিরাত", "\u0985\u09beমিরাত"]],
    ["ো", ["\u0995\u09cb", "\u0995\u09c7\u09be", "\u0995\u09be\u09c7"]],
    ["ৌ", ["\u0995\u09cc", "\u0995\u09c7\u09d7", "\u0995\u09d7\u09c7"]],
    ["ৎ", ["হঠাৎ", "হঠাত\u09cd\u200d"]],
    ["แ", ["แขก", "เเขก"]],
    ["ำ", ["น้ำ", "น\u0e49\u0e4d\u0e32", "น\u0e4d\u0e49\u0e32", "ทำ น้ำ".slice(3)]],
    ["a tone mark before its vowel", ["ที่นี่", "ท\u0e48\u0e35น\u0e48\u0e35"]],
    ["digits", ["2026", "২০২৬", "๒๐๒๖", "٢٠٢٦", "۲۰۲۶", "२०२६", "２０２６", "𝟐𝟎𝟐𝟔"]],
  ])("makes %s equal", (_, spellings) => {
    expect(new Set(spellings.map(fold)).size).toBe(1);
  });

  it.each([
    ["শ and স", "শ", "স"],
    ["ি and ী", "কি", "কী"],
    ["accents", "e", "é"],
    ["tone marks", "ไก", "ไก่"],
    ["า and ำ", "ทา", "ทำ"],
    ["hasanta", "কত", "ক্ত"],
  ])("keeps %s apart", (_, one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });

  it("does not change stored letters", () => {
    for (const text of ["น้ำใจ ทำแผล", "ক্যানসার হাসপাতাল", "ward 12, bed 4"]) {
      expect(fold(text)).toBe(text);
    }
  });

  it("is idempotent", () => {
    for (const text of [
      "ÉLODIE",
      "\u0995\u09be\u09c7",
      "น\u0e4d\u0e49\u0e32",
      "\u09a6\u09df\u09be",
      "অ\u09be",
    ]) {
      expect(fold(fold(text))).toBe(fold(text));
    }
  });
});

it("converts digits of every script, and no other numerals", () => {
  expect(latinDigits("০১২৩৪৫৬৭৮৯ ๐๑๒๓๔๕๖๗๘๙ ᧐᧑ ᥆᥇ ½ Ⅷ 09")).toBe(
    "0123456789 0123456789 01 01 ½ Ⅷ 09",
  );
});

it.each([
  ["e\u0301", "NFC", "\u00e9"],
  ["\u09a1\u09bc\u09c7\u09be", "NFC", "\u09a1\u09bc\u09cb"],
  ["\uff21\u0e4d\u0e32", "NFKC", "A\u0e4d\u0e32"],
] as const)("normalises %j in %s to %j", (text, form, normal) => {
  expect(normalForm(text, form)).toBe(normal);
});

it("keeps thirty marks on a letter, more than any language uses", () => {
  const stacked = `a${"\u0316\u0301".repeat(15)}b`;
  // both letters, and thirty marks
  expect([...normalForm(stacked, "NFC").normalize("NFD")]).toHaveLength(32);
});

it("normalises a million marks quickly", () => {
  // without the bound, these would take most of a minute and time out
  const marks = `a${"\u0301\u0316".repeat(500_000)}`;
  expect(normalForm(marks, "NFKC").length).toBeLessThan(40);
}, 5_000);

it("only `fold.ts` calls `normalize`, which is slow for many marks", () => {
  const sources = ["app", "db"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const callers = sources.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      /\.normalize\(/.test(readFileSync(file, "utf8")),
  );
  expect(callers).toEqual(["app/locales/fold.ts"]);
});
