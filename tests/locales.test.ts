import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "~/locales/languages";
import { allTexts } from "./support/all-texts";

type Leaf = { path: string; text: string };

/** Every text with its path; types already make sure that no key is missing. */
function leavesOf(node: unknown, path = ""): Leaf[] {
  if (typeof node === "string") return [{ path, text: node }];
  return Object.entries(node as object).flatMap(([key, value]) =>
    leavesOf(value, `${path}.${key}`),
  );
}

const scripts: Record<Exclude<Language, "en">, RegExp> = {
  bn: /\p{Script=Bengali}/u,
  th: /\p{Script=Thai}/u,
};

const english = leavesOf(allTexts("en"));
const bengali = leavesOf(allTexts("bn"));
const thai = leavesOf(allTexts("th"));
const allLeaves = languages.flatMap((language) => leavesOf(allTexts(language)));

describe.each(Object.entries(scripts))("dictionary %s", (language, script) => {
  const leaves = leavesOf(allTexts(language as Language));
  const byPath = new Map(leaves.map(({ path, text }) => [path, text]));

  it("has lists of equal length", () => {
    expect(leaves.map(({ path }) => path).sort()).toEqual(english.map(({ path }) => path).sort());
  });

  it("has the same parameters", () => {
    const differing = english.filter(
      ({ path, text }) => placeholders(text) !== placeholders(byPath.get(path) ?? ""),
    );
    expect(differing).toEqual([]);
  });

  it("leaves no English sentence untranslated", () => {
    const same = english.filter(
      ({ path, text }) => byPath.get(path) === text && /[a-z]{3,} [a-z]{3,}/i.test(text),
    );
    expect(same.map(({ path }) => path)).toEqual([]);
  });

  it("is written in its own script", () => {
    const names =
      /^(WhatsApp|Setu|ID|[A-Z]{2,5}|[\d\s–.-]+|[a-z-]+|[\w.+-]+@[\w.-]+|https?:.*|\{\{\w+\}\}|[^\p{L}]*)$/u;
    const foreign = leaves.filter(
      ({ path, text }) => !script.test(text) && !names.test(text) && !/\.(id|slug)$/.test(path),
    );
    expect(foreign.filter(({ text }) => !isName(text))).toEqual([]);
  });
});

it("keeps a Thai emergency number on one line with the word before it", () => {
  const separated = thai.filter(({ text }) => /โทร (999|1669)/.test(text));
  expect(separated.map(({ path }) => path)).toEqual([]);
});

it("contains the company's name only as the brand; other texts take it from the owner by a placeholder", () => {
  // in Bengali the name also means a bridge, which a picture shows
  const naming = allLeaves.filter(
    ({ path, text }) => /Setu|সেতু/.test(text) && !path.startsWith(".common.pictures."),
  );
  expect(naming.map(({ path }) => path)).toEqual(languages.map(() => ".home.brand"));
});

it("has no empty text in any language", () => {
  expect(allLeaves.filter(({ text }) => text.trim() === "").map(({ path }) => path)).toEqual([]);
});

it("keeps an English number on one line with its noun", () => {
  const separated =
    /\d (to|or|hours?|days?|months?|years?|minutes?|digits?|million)\b|(call|Thailand) \d/i;
  expect(english.filter(({ text }) => separated.test(text))).toEqual([]);
});

it("uses typographic apostrophes in English", () => {
  expect(english.filter(({ text }) => text.includes("'"))).toEqual([]);
});

it("keeps a Bengali number on one line with its unit", () => {
  const separated = /[০-৯] (মাস|দিন|বছর|ঘণ্টা|মিনিট|জন|লাখ|কোটি|নম্বর)|[০-৯] (থেকে|বা)\s[০-৯]/;
  expect(bengali.filter(({ text }) => separated.test(text))).toEqual([]);
});

/**
 * A parameter directly beside a letter or an ending: `คุณ{{name}}`, `{{time}}-এ`, `{{name}}’s`,
 * `${days}ที่`.
 */
const attached = /[\p{L}\p{M}\p{N}]\$?\{\{?\w[\w.]*\}|\w\}\}?[-’\u2060]*[\p{L}\p{M}\p{N}]/u;

/** Characters that a language writes directly after any number. */
const allowedAttachments: Record<Language, RegExp[]> = {
  en: [/\$\{amounts\.replyHours\}-hour/g],
  // the classifier of plain numbers; endings of units are in amounts.ts
  bn: [
    /\{\{(?:count|counted|inTime|least|all|done)\}\}টি(?:র(?!\p{M}))?/gu,
    /\$\{(?:reply|appointment)Time\}র/g,
  ],
  th: [],
};

// a value may be long, in another script, or missing
it.each(languages)("attaches nothing to a parameter in %s", (language) => {
  const folder = join("app/locales", language);
  const found = readdirSync(folder).flatMap((file) => {
    const source = readFileSync(join(folder, file), "utf8").replace(/\\u([\da-f]{4})/g, (_, code) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
    const values = allowedAttachments[language].reduce(
      (text, pattern) => text.replace(pattern, ""),
      source,
    );
    return values.split(/\s/).filter((word) => attached.test(word));
  });
  expect(found).toEqual([]);
});

/** Names that are the same in all languages. */
function isName(text: string): boolean {
  return /^(YouTube|Facebook|Instagram|OpenStreetMap|Google Maps|Markdown|WhatsApp|JPEG|PNG|English)/.test(
    text,
  );
}

function placeholders(text: string): string {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]))].sort().join();
}
