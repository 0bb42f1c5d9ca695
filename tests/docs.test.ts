import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "app/http/README.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name)),
];

const FILE =
  /`((?:app|bench|bin|db|docs|tests|features|routes|server|http|dashboard|locales|ui)\/[\w./-]+\.\w+)`/g;

describe.each(pages)("%s", (page) => {
  const text = readFileSync(page, "utf8");

  it("names only existing files", () => {
    // pages that name app once may leave it out of later paths
    const named = [...text.matchAll(FILE)].map(([, file = ""]) => file);
    const isThere = (file: string) => existsSync(file) || existsSync(join("app", file));
    expect(named.filter((file) => !isThere(file))).toEqual([]);
  });

  it("names only existing tests", () => {
    const named = [...text.matchAll(/`((?:app|tests)\/[\w./-]+\.test\.tsx?)`(?:, | \()"([^"]+)"/g)];
    const missing = named.filter(
      ([, file = "", name = ""]) =>
        !(existsSync(file) && readFileSync(file, "utf8").includes(name)),
    );
    expect(missing.map(([, file, name]) => `${file}: ${name}`)).toEqual([]);
  });

  it("links only to existing pages and headings", () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
    const broken = links.filter(([, path = "", heading]) => {
      const target = path === "" ? page : join(dirname(page), path);
      if (!existsSync(target)) return true;
      return heading !== undefined && !headingsOf(readFileSync(target, "utf8")).includes(heading);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});

describe.each(readdirSync("app/features"))("README of %s", (feature) => {
  it("exists and names only existing files", () => {
    const folder = join("app/features", feature);
    const text = readFileSync(join(folder, "README.md"), "utf8");
    const inside = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const named = [...text.matchAll(/`(\w[\w./-]*\.(?:tsx?|md))`/g)].map(([, file = ""]) => file);
    const isThere = (name: string) =>
      ["app", "app/features", "."].some((from) => existsSync(join(from, name))) ||
      inside.some((file) => `/${file}`.endsWith(`/${name}`));
    expect(named).not.toHaveLength(0);
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });
});

describe("walk through the security standard", () => {
  const chapters = readFileSync("docs/security-asvs.md", "utf8").split(/^## /m).slice(1);

  it("has a correct summary", () => {
    const counted = chapters.map((chapter) => {
      const [name = "", ...lines] = chapter.split("\n");
      const results = lines.flatMap(resultsOf);
      return [name, ...RESULTS.map((result) => results.filter((one) => one === result).length)];
    });
    const total = [1, 2, 3].map((column) =>
      counted.reduce((sum, row) => sum + Number(row[column]), 0),
    );
    expect(total.reduce((sum, count) => sum + count)).toBe(253);
    const summary = readFileSync("docs/security.md", "utf8");
    for (const row of counted) expect(summary).toContain(`| ${row.join(" | ")} |`);
    expect(summary).toContain(`| **all 253** | ${total.map((sum) => `**${sum}**`).join(" | ")} |`);
  });

  it("gives a place or a reason in every row", () => {
    const rows = chapters.flatMap((chapter) => chapter.match(/^\| \d.*$/gm) ?? []);
    expect(rows.length).toBeGreaterThan(100);
    for (const row of rows) expect(row).toMatch(/^\| [\d.]+(?: to [\d.]+)? \|.*\| \S.{2,} \|$/);
  });
});

const RESULTS = ["held", "**not held**", "n.a."];

/** One result for each requirement in the row. */
function resultsOf(line: string): string[] {
  const [, requirement = "", , result = "", why = ""] = line.split("|").map((cell) => cell.trim());
  if (!/^\d/.test(requirement)) return [];
  const count = Number(/\((\d+) requirements,/.exec(why)?.[1] ?? 1);
  return Array<string>(count).fill(result);
}

/** Anchors as GitHub makes them: lower case, hyphens for spaces, no punctuation. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );
}
