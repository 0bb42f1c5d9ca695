import { describe, expect, it } from "vitest";
import { countStatuses, fitsQuery, readRecordQuery } from "./record-list";

const text = { version: 1, englishVersion: 0, updatedAt: "" };
const nila = {
  status: "published",
  texts: {
    en: { ...text, language: "en", words: { name: "Nila Rahman", role: "Travel" } },
    bn: { ...text, language: "bn", words: { name: "নীলা রহমান", role: "যাত্রা" } },
  },
} as const;

describe("fitsQuery", () => {
  it.each([
    ["", null, true],
    ["nila", null, true],
    ["TRAVEL nila", null, true],
    ["নীলা", "published", true],
    ["nila", "draft", false],
    // the words of two languages are not one text
    ["nila যাত্রা", null, false],
    ["%", null, false],
    // as other keyboards write it (`fold`)
    ["\u200eＮＩＬＡ\u2060", null, true],
    ["যা\u200dত্রা", null, true],
  ] as const)("%j with %j: %j", (search, status, fits) => {
    expect(fitsQuery(nila, { search, status })).toBe(fits);
  });
});

it("reads an address, and passes over what does not fit", () => {
  const read = (query: string) => readRecordQuery(new URLSearchParams(query));
  expect(read("search=+nila+&status=draft&words=older")).toEqual({
    search: "nila",
    status: "draft",
    words: "older",
  });
  expect(read(`search=${"x".repeat(400)}&status=gone&words=all`)).toEqual({
    search: "x".repeat(100),
    status: null,
    words: null,
  });
});

it("counts each status", () => {
  expect(countStatuses([nila, nila])).toEqual({ published: 2, draft: 0 });
});
