import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { dictionaries } from "~/locales/dictionaries";

const { title } = dictionaries.th.booking;

it("has the words of every language in one place for the whole process", async () => {
  const words = await import(pathToFileURL(resolve("build/words.js")).href);
  expect(words.dictionaries).toEqual(dictionaries);
  const parts = globSync("build/{http,server}/**/*.js");
  expect(parts.length).toBeGreaterThan(2);
  const escaped = title.replace(
    /./gu,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const holding = parts.filter((file) => {
    const code = readFileSync(file, "utf8").toLowerCase();
    return code.includes(title) || code.includes(escaped);
  });
  expect(holding).toEqual([]);
});
