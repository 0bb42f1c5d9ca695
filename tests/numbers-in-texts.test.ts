import { expect, test } from "vitest";
import { type Dictionary, dictionaries } from "~/locales/dictionaries";
import { allTexts } from "./support/all-texts";

const leavesOf = (node: Dictionary | object | string): string[] =>
  typeof node === "string" ? [node] : Object.values(node).flatMap(leavesOf);

test("a file's size keeps its unit on the same line", () => {
  for (const dictionary of Object.values(dictionaries)) {
    const sizes = leavesOf(dictionary).filter((text) => /[\d০-৯]\sMB/.test(text));
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.filter((text) => /[\d০-৯] MB/.test(text))).toEqual([]);
  }
});

test("a Thai text gives years of the Buddhist Era, like the dates on its pages", () => {
  // dates in the form 2025-03 are for machines
  const years = leavesOf(allTexts("th")).filter((text) => /(?<!\d)20[1-9]\d(?![\d-])/.test(text));
  expect(years).toEqual([]);
});
