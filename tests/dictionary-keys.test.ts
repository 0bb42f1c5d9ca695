import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { allTexts } from "./support/all-texts";

/** Texts whose keys are computed, or not used yet. */
const exceptions: [RegExp, string][] = [
  [/^account\.(verify|reset|invitation)\.(done|used|expired|wrong)Title$/, "by the link's state"],
  [/^account\.audit\.details\./, "by the words that an event was written with"],
  [
    /^messages\.(loadingFailed|somethingWentWrong)$/,
    "the product's messages, for the pages that will say them",
  ],
];

/** List entries count under the list's name: no code names an index. */
function namesOf(node: unknown, path: string[] = []): string[][] {
  if (typeof node === "string") return [path];
  const entries = Array.isArray(node)
    ? node.map((entry): [string | null, unknown] => [null, entry])
    : Object.entries(node as object);
  return entries.flatMap(([key, value]) => namesOf(value, key === null ? path : [...path, key]));
}

const paths = [...new Map(namesOf(allTexts("en")).map((path) => [path.join("."), path])).entries()];
const words = new Set(
  readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/^locales\/\w+\//.test(file))
    .flatMap((file) => readFileSync(join("app", file), "utf8").match(/[\w-]+/g) ?? []),
);
const unused = paths.filter(([, path]) => !words.has(path.at(-1) ?? "")).map(([path]) => path);

it("finds texts and code to check", () => {
  expect(paths.length).toBeGreaterThan(900);
  expect(words.size).toBeGreaterThan(2000);
});

it("has no unused text", () => {
  expect(unused.filter((path) => !exceptions.some(([pattern]) => pattern.test(path)))).toEqual([]);
});

it("lists no exception for a used or removed text", () => {
  for (const [pattern, reason] of exceptions) {
    expect(
      unused.some((path) => pattern.test(path)),
      reason,
    ).toBe(true);
  }
});
