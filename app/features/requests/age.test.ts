import { describe, expect, it } from "vitest";
import { ageText, readAge } from "./age";

describe("readAge", () => {
  it.each([
    ["62", "62"],
    ["৬২ বছর", "62"],
    ["62 years old", "62"],
    ["62 বছরের", "62"],
    ["๖๒ ปี", "62"],
    ["\u200e62", "62"],
    ["0", "0"],
    ["120", "120"],
    ["6 months", "6 months"],
    ["৬ মাস", "6 months"],
    ["৬মাসের", "6 months"],
    ["6 เดือน", "6 months"],
    ["6-month-old", "6 months"],
    ["1 month", "1 months"],
    ["0 months", "0 months"],
    ["18 months", "18 months"],
    ["1 year 6 months", "18 months"],
    ["১ বছর ৬ মাস", "18 months"],
    ["1y, 6m", "18 months"],
    ["12 months", "12 months"],
    ["15 days", "15 days"],
    ["১৫ দিন", "15 days"],
    ["১৫ দিনের", "15 days"],
    ["15 วัน", "15 days"],
    ["0 days", "0 days"],
    ["3 weeks", "21 days"],
    ["৩ সপ্তাহ", "21 days"],
    ["3 สัปดาห์", "21 days"],
    ["1 month 10 days", "40 days"],
    ["90 days", "90 days"],
    ["100 days", "3 months"],
    ["37 months", "3"],
    ["40 months", "3"],
    ["62 years 3 months", "62"],
    ["দেড় বছর", "18 months"],
    ["দেড় বছরের", "18 months"],
    ["আড়াই বছর", "30 months"],
    ["দেড় মাস", "45 days"],
    ["1.5 years", "18 months"],
    ["2.5 months", "75 days"],
    ["ছয় মাস", "6 months"],
    ["six months", "6 months"],
    ["fifteen days", "15 days"],
    ["twenty-one days", "21 days"],
    ["thirty months", "30 months"],
    ["পনেরো দিন", "15 days"],
    ["পনের দিনের", "15 days"],
    ["একুশ দিন", "21 days"],
    ["কুড়ি দিন", "20 days"],
    ["চোদ্দ দিন", "14 days"],
    ["สิบห้าวัน", "15 days"],
    ["ยี่สิบเอ็ดวัน", "21 days"],
    ["Two years", "2"],
    ["หกเดือน", "6 months"],
    ["age 5", "5"],
    ["Age: 5 years", "5"],
    ["aged 5", "5"],
    ["62 years of age", "62"],
    ["বয়স ৫", "5"],
    ["বয়স: ৬ মাস", "6 months"],
    ["৬২ বছর বয়স", "62"],
    ["อายุ 62 ปี", "62"],
    ["อายุ62ปี", "62"],
  ])("reads %j as %j", (written, age) => {
    expect(readAge(written)).toBe(age);
  });

  it.each([
    "",
    "old",
    "121",
    "-1",
    "6.5",
    "1.4 years",
    "1e1",
    "121 years",
    "6 6 months",
    "6 months 6 months",
    "1 year 6",
    "six",
    "age",
    "62/63",
    "ের মাস",
    "9".repeat(40),
    "months",
  ])("refuses %j", (written) => {
    expect(readAge(written)).toBeNull();
  });

  it("parses a stored age in the form that pages show, in every language", () => {
    for (const age of ["0", "62", "0 days", "15 days", "90 days", "1 months", "18 months"]) {
      expect(readAge(age)).toBe(age);
      for (const language of ["en", "bn", "th"] as const) {
        expect(readAge(ageText(age, language))).toBe(age);
      }
    }
  });

  it("refuses long text quickly", () => {
    for (const piece of ["1", "1 ", "1 year ", "year", "ปี", "-", " "]) {
      expect(readAge(piece.repeat(100_000))).toBeNull();
    }
  }, 2000);
});
