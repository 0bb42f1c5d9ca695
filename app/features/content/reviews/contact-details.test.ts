import { expect, it } from "vitest";
import { hasContactDetails } from "./contact-details";

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
  "rahim at yahoo dot co dot uk",
  "rahim(at)hospital.in",
  "রহিম অ্যাট হাসপাতাল ডট বিডি",
  "see https://example.com",
  "see www.example.com",
  "see WWW.example",
  "t.me/rahim",
  "wa.me/8801",
  "facebook.com",
  "fb.com/rahim.khan",
  "t.me rahim",
  "rahim@gmail",
  "@rahim_k",
  "01712: 345678",
  "01712, 345678",
  "০১৭১২ আর ৩৪৫৬৭৮",
  "+8801712 and then 345678",
  "zero one seven one two three four five six seven eight",
  "শূন্য এক সাত এক দুই তিন চার পাঁচ ছয় সাত আট",
  "ศูนย์แปดหนึ่งสองสามสี่ห้าหกเจ็ดแปด",
])("finds contact details in %j", (text) => {
  expect(hasContactDetails(text)).toBe(true);
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
  "We were at Apollo. In the end all was well (at last). Thanks.",
  "Rest and/or walk, 24/7.",
  "17/03/2568, 2567 – 2569",
  "1250000 টাকা",
  "১২৫০০০০ টাকা, ৳1250000, Tk. 1250000",
  "One or two nurses, three doctors, four days.",
  "He told me. Then we went.",
  "At 01:30 or 01:45, 10 to 15 people.",
  "",
])("finds no contact details in %j", (text) => {
  expect(hasContactDetails(text)).toBe(false);
});

it("takes time linear in the text's length", () => {
  for (const piece of [
    "1 ",
    "a@",
    "@a",
    "h",
    "(((",
    "1(",
    "a at ",
    "a.",
    " . ",
    "01712",
    "one ",
    "tk 1",
    "@ ",
  ]) {
    expect(hasContactDetails(piece.repeat(20_000))).toBe(
      ["1 ", "1(", "a@", "@a", "01712", "one "].includes(piece),
    );
  }
}, 2000);
