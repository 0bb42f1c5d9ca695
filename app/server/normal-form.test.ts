import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { normalForm } from "./normal-form";

it.each([
  ["e\u0301", "NFC", "\u00e9"],
  ["\u09a1\u09bc\u09c7\u09be", "NFC", "\u09a1\u09bc\u09cb"],
  ["\uff21\u0e4d\u0e32", "NFKC", "A\u0e4d\u0e32"],
] as const)("%j in %s is %j", (written, form, normal) => {
  expect(normalForm(written, form)).toBe(normal);
});

it("keeps what any language writes above and below one letter", () => {
  const stacked = `a${"\u0316\u0301".repeat(15)}b`;
  expect([...normalForm(stacked, "NFC").normalize("NFD")]).toHaveLength(32);
});

it("takes marks in the wrong order by the hundred thousand", () => {
  // unbounded, these take the better part of a minute, and this test is cut off
  const marks = `a${"\u0301\u0316".repeat(500_000)}`;
  expect(normalForm(marks, "NFKC").length).toBeLessThan(40);
}, 5_000);

it("is what all text of strangers goes through", () => {
  const sources = ["app", "db"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const users = sources.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      /\.normalize\(/.test(readFileSync(file, "utf8")),
  );
  // a search is cut to 200 characters before `searchTextOf`
  expect(users.sort()).toEqual(["app/server/normal-form.ts", "db/search-text.ts"]);
});
