import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { allowedMoves, statuses, stepOf } from "~/features/requests/life";
import { stepKeys } from "~/service-keys";
import { allTexts } from "./support/all-texts";

type Row = Record<string, string>;

const tables = tablesOf(readFileSync("docs/vocabulary.md", "utf8"));
const terms = tables.filter(([row]) => row?.Term).flat();
const stepRows = tables.find(([row]) => row?.Step && !row.Status) ?? [];
const statusRows = tables.find(([row]) => row?.Status) ?? [];

describe.each([
  ["English", allTexts("en")],
  ["Bengali", allTexts("bn")],
  ["Thai", allTexts("th")],
])("vocabulary in %s", (language, dictionary) => {
  const texts = textsOf(dictionary).map((text) => text.toLowerCase());

  it.each(terms.map((row) => [row.Term, row[language] ?? ""]))(
    "uses the words for %s",
    (_, cell) => {
      expect(cell).not.toBe("");
      const words = cell === "–" ? [] : cell.split(" · ");
      const unused = words.filter(
        (word) => !texts.some((text) => containsWord(text, word.toLowerCase())),
      );
      expect(unused).toEqual([]);
    },
  );

  it("lists the names of the steps", () => {
    const usedNames = stepKeys.map((key) => [key, dictionary.services.steps[key].title]);
    expect(stepRows.map((row) => [code(row.Step), row[language]])).toEqual(usedNames);
  });

  it("lists the names of the statuses", () => {
    const usedNames = statuses.map((status) => [status, dictionary.dashboard.statuses[status]]);
    expect(statusRows.map((row) => [code(row.Status), row[language]])).toEqual(usedNames);
  });
});

const unmoved = { kind: "booking", heldFrom: null, hasReply: true } as const;

it("the vocabulary lists the moves of bookings that the code allows", () => {
  const rules = statuses.map((status) => {
    const moves = allowedMoves({ ...unmoved, status }).filter(({ kind }) =>
      ["forward", "decline", "duplicate"].includes(kind),
    );
    const step = status === "on_hold" ? null : stepOf({ status, heldFrom: null });
    return [status, step ?? "–", moves.map(({ to }) => to).join(", ") || "–"];
  });
  const listed = statusRows.map((row) => [
    code(row.Status),
    code(row.Step),
    code(row["Goes on to"]),
  ]);
  expect(listed).toEqual(rules);
});

describe("vocabulary's names in code", () => {
  const files = ["app", "db"].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) => join(root, name)),
  );
  const sources = files
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.includes("locales"))
    .map((name) => readFileSync(name, "utf8"))
    .join("\n");

  it.each(terms.map((row) => [row.Term, row["In code"] ?? ""]))("exist for %s", (_, cell) => {
    const names = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
    expect(names).not.toEqual([]);
    const missing = names.filter((name) =>
      name.includes("/")
        ? !files.includes(name.replace(/\/$/, ""))
        : !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(sources),
    );
    expect(missing).toEqual([]);
  });
});

/** Rows of each Markdown table, by column heading. */
function tablesOf(page: string): Row[][] {
  const tables = page.match(/(?:^\|.*\n)+/gm) ?? [];
  return tables.map((table) => {
    const [heads = [], , ...rows] = table.trim().split("\n").map(cellsOf);
    return rows.map((cells) =>
      Object.fromEntries(heads.map((head, index) => [head, cells[index] ?? ""])),
    );
  });
}

function cellsOf(line: string): string[] {
  return line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** Text between backticks, or the cell as it is. */
function code(cell = ""): string {
  return cell.replaceAll("`", "");
}

function textsOf(node: unknown): string[] {
  // without non-breaking spaces, which keep a number and its unit on one line
  return typeof node === "string"
    ? [node.replaceAll("\u00a0", " ")]
    : Object.values(node ?? {}).flatMap(textsOf);
}

/** English words end at a word boundary; Bengali adds endings to words, and Thai has no spaces. */
function containsWord(text: string, word: string): boolean {
  if (!/^[\w -]+$/.test(word)) return text.includes(word);
  return new RegExp(`(?<!\\w)${word}s?(?!\\w)`).test(text);
}
