import { expect, it } from "vitest";
import { likelyTyposIn, suggestedEmail } from "./likely-typos.server";

it.each([
  ["rahima@gmail.con", "rahima@gmail.com"],
  ["rahima@gmial.com", "rahima@gmail.com"],
  ["rahima@gmai.com", "rahima@gmail.com"],
  ["rahima@gmaill.com", "rahima@gmail.com"],
  ["Rahima@GMIAL.com ", "rahima@gmail.com"],
  ["rahima@gmial.con", "rahima@gmail.com"],
  ["rahima@gnail.com", "rahima@gmail.com"],
  ["rahima@yaho.com", "rahima@yahoo.com"],
  ["rahima@yahoo.cmo", "rahima@yahoo.com"],
  ["rahima@hotmial.com", "rahima@hotmail.com"],
  ["rahima@outlok.com", "rahima@outlook.com"],
  ["rahima@company.con", "rahima@company.com"],
  ["rahima@gmail.co", "rahima@gmail.com"],
  ["rahima@yahoo.co", "rahima@yahoo.com"],
  ["rahima@googlemail.co", "rahima@googlemail.com"],
  ["rahima@yahoo.com.bd", "rahima@yahoo.com"],
  ["rahima@gmail.bd", "rahima@gmail.com"],
  ["rahima@gmail", "rahima@gmail.com"],
  ["<rahima@gmial,com>", "rahima@gmail.com"],
])("%j is reported as a likely typo of %j", (email, meant) => {
  expect(suggestedEmail(email)).toBe(meant);
});

it.each([
  "rahima@gmail.com",
  "rahima@googlemail.com",
  "rahima@company.com.bd",
  "rahima@ymail.com",
  "rahima@mail.com",
  "rahima@yahoo.co.in",
  "rahima@hotmail.co.uk",
  "rahima@example.com",
  "rahima@du.ac.bd",
  "rahima@live.com",
  "rahima",
  "",
  "a@b@gmail.com",
])("%j is not reported as a typo", (email) => {
  expect(suggestedEmail(email)).toBeNull();
});

it.each([
  ["2569-03-17", "2026-03-17"],
  [" ๒๕๖๙-๐๓-๑๗", "2026-03-17"],
  ["২৫৬৯-০৩", "2026-03"],
  ["17/03/2568", "2025-03-17"],
])("%j has a Buddhist year and means %j", (typed, day) => {
  const fields = new FormData();
  fields.set("day", typed);
  expect(likelyTyposIn(fields, null)).toEqual({ day: { key: "buddhistYear", values: { day } } });
});

it.each([
  "2026-03-17",
  "2126-01-01",
  "2569",
  "17/03/2026",
  "",
  `2569-03-17${" ".repeat(100_000)}x`,
])("%j is not reported as a day with a Buddhist year", (typed) => {
  const fields = new FormData();
  fields.set("day", typed);
  expect(likelyTyposIn(fields, null)).toEqual({});
});
