import { describe, expect, it } from "vitest";
import { ageColumns, ageOf, ageText, readAge } from "./age";

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
  ])("reads %j as %j", (written, age) => {
    expect(readAge(written)).toBe(age);
  });

  it.each([
    "",
    "old",
    "121",
    "-1",
    "6.5",
    "1e1",
    "37 months",
    "6 6 months",
    "9".repeat(40),
    "months",
  ])("refuses %j", (written) => {
    expect(readAge(written)).toBeNull();
  });

  it("reads again what is kept, in every language in which a page writes it", () => {
    for (const age of ["0", "62", "0 months", "1 months", "6 months", "18 months", "36 months"]) {
      const { years, months } = ageColumns(age);
      expect(ageOf(years, months)).toBe(age);
      for (const language of ["en", "bn", "th"] as const) {
        expect(readAge(ageText(age, language))).toBe(age);
      }
    }
  });

  it("takes long text in no time", () => {
    for (const piece of ["1", "1 ", "1 year ", "-", " "]) {
      expect(readAge(piece.repeat(100_000))).toBeNull();
    }
  }, 2000);
});
