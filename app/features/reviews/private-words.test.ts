import { expect, it } from "vitest";
import { givesAway } from "./private-words";

it.each([
  "Call me: 01711-234567",
  "+880 (171) 123 4567",
  "আমার নম্বর ০১৭১১২৩৪৫৬৭",
  "01712 - 345678",
  "০১৭১২—৩৪৫৬৭৮",
  "01712/345678",
  "0 1 7 1 2 3 4 5 6 7 8",
  "০১৭১২\n৩৪৫৬৭৮",
  "01712•345678",
  "01712,345678",
  "০১৭১২…৩৪৫৬৭৮",
  "০১৭১২\u200d৩৪৫৬৭৮",
  "০১৭১২ \u2060– ৩৪৫ ৬৭৮",
  "โทร ๐๘๑-๒๓๔-๕๖๗๘",
  "write to rahima@example.com",
  "ｒａｈｉｍａ＠example.com",
  "rahim at gmail dot com",
  "rahim [at] gmail [dot] com",
  "rahim(at)gmail.com",
  "rahim @ gmail . com",
  "রহিম অ্যাট জিমেইল ডট কম",
  "see https://example.com",
  "see www.example.com",
  "see WWW.example",
  "t.me/rahim",
  "wa.me/8801",
  "facebook.com",
  "fb.com/rahim.khan",
])("%j gives its writer away", (text) => {
  expect(givesAway(text)).toBe(true);
});

it.each([
  "We were there from 3 to 14 March 2026 and paid 250,000 taka.",
  "It cost 1,250,000 taka in all, or 12,50,000.",
  "Rooms 101, 102, 103 and 104, from 10:30 to 11:45, 10:30 - 11:45.",
  "$5000–$7000",
  "১২ দিন পর বাড়ি ফিরেছি",
  "২০২৪ – ২০২৬, ১২/০৩/২০২৬ পর্যন্ত",
  "Ward 12, bed 4 @ night. Then home.",
  "We looked at the hospital.Good people.",
  "He was at home. Come and see.",
  "Rest and/or walk, 24/7.",
  "",
])("%j does not", (text) => {
  expect(givesAway(text)).toBe(false);
});

it("costs no more than a text is long", () => {
  for (const piece of ["1 ", "a@", "@a", "h", "(((", "1(", "a at ", "a.", " . "]) {
    expect(givesAway(piece.repeat(20_000))).toBe(piece === "1 " || piece === "1(");
  }
}, 2000);
