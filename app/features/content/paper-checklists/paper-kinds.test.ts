import { expect, it } from "vitest";
import { samplePaperTexts } from "#db/seeds/paper-checklists";
import { languages } from "~/locales/languages";
import { isOutdated } from "./paper-kinds";

const now = new Date("2026-11-27T10:00:00Z");

it.each([
  ["2026-11-27", false],
  ["2026-05-31", false],
  ["2026-05-30", true],
  ["", true],
])("a source read on %j is outdated: %s", (asOf, outdated) => {
  expect(isOutdated(asOf, now)).toBe(outdated);
});

it("sample papers have each text in each language", () => {
  for (const texts of Object.values(samplePaperTexts)) {
    for (const language of languages) {
      expect(Object.values(texts[language]).every(Boolean)).toBe(true);
    }
  }
});
