import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { owners, type Schema } from "#db/schema";

/** Files that read another feature's tables, and why they do not ask the owner. */
const neighbours: readonly { file: string; tables: (keyof Schema)[]; why: string }[] = [
  {
    file: "app/features/sessions/session-storage.server.ts",
    tables: ["users", "second_factors", "passkeys"],
    why: "the session's account, in one statement on every request; accounts depend on sessions",
  },
  {
    file: "app/features/audit/audits.server.ts",
    tables: ["users", "requests"],
    why: "the list is searched by addresses and references; their owners depend on the audit",
  },
  {
    file: "app/features/audit/readings.server.ts",
    tables: ["users"],
    why: "the readers' names; accounts depend on the audit",
  },
  {
    file: "app/features/audit/last-changes.server.ts",
    tables: ["users"],
    why: "the editors' names in a list; accounts depend on the audit",
  },
  {
    file: "app/features/audit/record-history.server.ts",
    tables: ["users"],
    why: "the editors' names; accounts depend on the audit",
  },
  {
    file: "app/features/audit/revisions.server.ts",
    tables: ["users"],
    why: "the authors' names; accounts depend on the audit",
  },
  {
    file: "app/features/company/company.server.ts",
    tables: ["company", "company_texts"],
    why: "on every page; the areas of content depend on this room",
  },
];

const root = resolve(".");
const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => join("app", name))
  .map((file) => ({ file: relative(root, resolve(file)), text: readFileSync(file, "utf8") }));

const CALL =
  /\.(?:selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|using|\w+Join(?:Lateral)?)\(\s*([^\s,)]+(?:\s+as\s+\w+")?)/g;
/** Tables named in a plain SQL statement. */
const RAW = /\b(?:from|into|update|join)\s+"?([a-z_]+)"?/gi;

/** The content engine queries the tables named in its areas' declarations. */
const ENGINE = "app/features/content/engine/";
const DECLARED = /^ {2}(?:(?:table|texts): |pictures: \{ table: )"([a-z_]+)"/gm;

/** Tables named in a source, and arguments that stand for a table but are not names. */
function tablesIn(text: string): { tables: string[]; unreadable: string[] } {
  const named = [...text.matchAll(CALL)].map((match) => match[1] ?? "");
  const raw = [...text.matchAll(/\bsql(?:<[^`]*>)?`([^`]*)`/g)]
    .flatMap((match) => [...(match[1] ?? "").matchAll(RAW)])
    .map((match) => match[1] ?? "")
    .filter((name) => name in owners);
  const isName = (argument: string) => /^"[a-z_]+( as \w+)?"$/.test(argument);
  return {
    tables: [
      ...named.filter(isName).map((argument) => /[a-z_]+/.exec(argument)?.[0] ?? ""),
      ...raw,
      ...(text.includes("defineArea({")
        ? [...text.matchAll(DECLARED)].map((match) => match[1] ?? "")
        : []),
    ],
    // nested statements are fine: their tables are found separately
    unreadable: named.filter((argument) => !isName(argument) && !/^(eb|is|of)$/.test(argument)),
  };
}

function foreignUsesIn(all: readonly { file: string; text: string }[]): string[] {
  return all.flatMap(({ file, text }) => {
    const { tables, unreadable } = tablesIn(text);
    const foreign = tables.filter((table) => !isOwner(file, table) && !isNeighbour(file, table));
    return [...foreign, ...(file.startsWith(ENGINE) ? [] : unreadable)].map(
      (table) => `${file}: ${table}`,
    );
  });
}

function isOwner(file: string, table: string): boolean {
  const room = Object.entries(owners).find(([name]) => name === table)?.[1];
  return room !== undefined && file.startsWith(`app/${room}/`);
}

function isNeighbour(file: string, table: string): boolean {
  return neighbours.some(
    (neighbour) => neighbour.file === file && neighbour.tables.some((name) => name === table),
  );
}

describe("table", () => {
  it("is used only by its owner and listed neighbours", () => {
    expect(foreignUsesIn(sources)).toEqual([]);
  });

  it("has an owner that uses it", () => {
    const usedByOwner = Object.entries(owners).filter(([table, room]) =>
      sources.some(
        ({ file, text }) =>
          file.startsWith(`app/${room}/`) && tablesIn(text).tables.includes(table),
      ),
    );
    const inDb = Object.entries(owners).filter(([, room]) => room === "db");
    expect([...usedByOwner, ...inDb].map(([table]) => table).toSorted()).toEqual(
      Object.keys(owners).toSorted(),
    );
  });

  it("has no listed neighbour that no longer uses it", () => {
    for (const { file, tables } of neighbours) {
      const source = sources.find((source) => source.file === file);
      expect(tablesIn(source?.text ?? "").tables, file).toEqual(expect.arrayContaining(tables));
    }
  });

  it.each([
    ['db.selectFrom("users").selectAll()', "users"],
    ['db\n    .leftJoin(\n      "users as actors", "actors.id", "x.id")', "users"],
    ['trx.deleteFrom("outbox").execute()', "outbox"],
    ['eb\n .selectFrom("passkeys").select("id")', "passkeys"],
    ["for (const table of names) await trx.deleteFrom(table).execute()", "table"],
    ["sql<Row>`select * from requests where id = 1`", "requests"],
  ])("is reported if %j uses it outside its owner's room", (text, table) => {
    const file = "app/features/pages/home/x.server.ts";
    expect(foreignUsesIn([{ file, text }])).toEqual([`${file}: ${table}`]);
  });
});
