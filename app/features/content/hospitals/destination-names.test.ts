import { expect, it } from "vitest";
import { namesCountry } from "./destination-names";

it.each([
  ["Thailand", "thailand", true],
  ["ব্যাংককে, বামরুনগ্রাদ", "thailand", true],
  ["ไปกรุงเทพฯ", "thailand", true],
  ["ভারতের চেন্নাই", "india", true],
  ["India or Thailand", "india", true],
  ["India or Thailand", "thailand", true],
  ["U.A.E.", "united-arab-emirates", true],
  ["DUBAI", "united-arab-emirates", true],
  ["Romania", "oman", false],
  ["সোমালিয়া", "mali", false],
  ["somewhere good", "india", false],
  ["", "india", false],
])("%j names %s: %s", (destination, country, isNamed) => {
  expect(namesCountry(destination, country)).toBe(isNamed);
});
