import { expect, it } from "vitest";
import { sampleReplyTemplates } from "#db/seeds/reply-templates";
import { languages } from "~/locales/languages";
import { fillPlaceholders, gapIn, unknownPlaceholder } from "./placeholders";

const values = {
  name: "",
  reference: "SETU-1",
  hospital: "",
  coordinator: "Nila",
  company: "Setu",
  phone: "1",
};

it.each([
  ["Dear {name}, {phone}", null],
  ["", null],
  ["Dear {nmae}, {hospital}", "{nmae}"],
  ["Dear {Name}", "{Name}"],
  ["Dear { name }", "{ name }"],
  ["প্রিয় {নাম}", "{নাম}"],
  // the known {name} becomes a space
  ["Dear {{name}}", "{ }"],
  ["Dear {name", "{name"],
  ["Dear name}", "}"],
  ["{}", "{}"],
])("in %j, the unknown placeholder is %j", (words, unknown) => {
  expect(unknownPlaceholder(words)).toBe(unknown);
});

it("fills in values and shows a gap in the text's language for missing ones", () => {
  const filled = (language: "en" | "bn" | "th") =>
    fillPlaceholders("{reference} {hospital} {reference}", values, language);
  expect(filled("en")).toBe("SETU-1 [hospital?] SETU-1");
  expect(filled("bn")).toBe("SETU-1 [হাসপাতাল?] SETU-1");
  expect(filled("th")).toBe("SETU-1 [โรงพยาบาล?] SETU-1");
  // placeholders within a value are not filled in
  const named = { ...values, hospital: "{name} $&" };
  expect(fillPlaceholders("{hospital}", named, "en")).toBe("{name} $&");
});

it("finds gaps in any language, but no other text in brackets", () => {
  for (const language of languages) {
    const filled = fillPlaceholders("{name}, {coordinator}", values, language);
    expect(gapIn(filled)).toBe(filled.split(",")[0]);
  }
  expect(gapIn("[hospital] hospital? [what?]")).toBeNull();
});

it("sample templates have the same placeholders in each language, none next to a letter", () => {
  for (const { id, texts } of sampleReplyTemplates) {
    const sets = languages.map((language) => {
      const body = texts[language]?.body ?? "";
      expect(unknownPlaceholder(body), id).toBeNull();
      expect(body, id).not.toMatch(/[\p{L}\p{M}-]\{|\}[\p{L}\p{M}-]/u);
      return [...new Set(body.match(/\{\w+\}/g))].sort();
    });
    expect(sets[1], id).toEqual(sets[0]);
    expect(sets[2], id).toEqual(sets[0]);
  }
});
