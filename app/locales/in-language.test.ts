import { expect, it } from "vitest";
import { eachInLanguage, inLanguage, languagesFor } from "./in-language";

const en = { id: "a", language: "en", name: "Chennai" } as const;
const bn = { id: "a", language: "bn", name: "চেন্নাই" } as const;
const th = { id: "a", language: "th", name: "เจนไน" } as const;

it("chooses the text in the reader's language, whatever the order", () => {
  expect(inLanguage([en, bn, th], "bn")).toBe(bn);
  expect(inLanguage([th, bn, en], "bn")).toBe(bn);
  expect(inLanguage([bn, en], "en")).toBe(en);
});

it("chooses English if the reader's language is missing, never a third language", () => {
  expect(inLanguage([th, en], "bn")).toBe(en);
  expect(inLanguage([th], "bn")).toBeUndefined();
  expect(inLanguage([], "bn")).toBeUndefined();
});

it("lists each language once", () => {
  expect(languagesFor("th")).toEqual(["th", "en"]);
  expect(languagesFor("en")).toEqual(["en"]);
});

it("chooses a text for each id separately", () => {
  const other = { ...en, id: "b", name: "Vellore" };
  const third = { ...th, id: "c" };
  const chosen = eachInLanguage([other, en, third, bn], ({ id }) => id, "bn");
  expect([...chosen.values()]).toEqual([other, bn]);
});
