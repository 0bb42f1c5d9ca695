import { expect, it } from "vitest";
import { inCommonEra, readDay, readDayOrMonth } from "./typed-day";

it.each([
  "2026-03-17",
  "17/03/2026",
  "17/3/2026",
  "17-03-2026",
  "17.3.2026",
  "2026/3/17",
  " ১৭/০৩/২০২৬ ",
  "17–03–2026",
  "2569-03-17",
  "17/03/2569",
  "๑๗/๐๓/๒๕๖๙",
])("reads %j as 17 March 2026", (typed) => {
  expect(readDay(typed)).toBe("2026-03-17");
  expect(readDayOrMonth(typed)).toBe("2026-03-17");
});

it.each(["2026-03", "3/2026", "০৩/২০২৬", "2569-03", "03/2569"])("reads %j as a month", (typed) => {
  expect(readDayOrMonth(typed)).toBe("2026-03");
  expect(readDay(typed)).toBeNull();
});

it.each([
  "03/17/2026",
  "30/02/2026",
  "17/03/26",
  "12.2569",
  "2026",
  "today",
  "",
  " ".repeat(100_000),
])("reads %j as neither a day nor a month", (typed) => {
  expect(readDay(typed)).toBeNull();
  expect(readDayOrMonth(typed)).toBeNull();
});

it("reads a leap day of the Buddhist calendar", () => {
  expect(readDay("29/02/2567")).toBe("2024-02-29");
});

it("distinguishes Buddhist years from others", () => {
  expect(inCommonEra("17/03/2568")).toBe("2025-03-17");
  expect(inCommonEra("17/03/2026")).toBeNull();
});
