import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

// Rules that .dependency-cruiser.mjs cannot check: it sees imports, not texts, and skips tests.

const sources = ["app", "db"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
const textOf = new Map(sources.map((file) => [file, readFileSync(file, "utf8")]));

function offenders(offends: (file: string, text: string) => boolean): string[] {
  return [...textOf].filter(([file, text]) => offends(file, text)).map(([file]) => file);
}

it("finds source files to check", () => {
  expect(sources.length).toBeGreaterThan(400);
  expect(offenders((_, text) => text.includes("import "))).not.toHaveLength(0);
});

it("limits the length of every file, including tests and tools", () => {
  const maxLines = 200;
  const long = ["app", "bench", "bin", "db", "siege", "tests"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.([cm]?js|tsx?)$/.test(file) && !file.includes("node_modules"))
    .filter((file) => readFileSync(file, "utf8").trimEnd().split("\n").length > maxLines);
  expect(long).toEqual([]);
});

it("allows address literals only in paths.ts", () => {
  const addressLiteral = /(?:href|action|to)="\/[a-z]/;
  expect(addressLiteral.test('<a href="/services">')).toBe(true);
  expect(
    offenders(
      (file, text) => !/^app\/(paths|routes)\.ts$|\/http\//.test(file) && addressLiteral.test(text),
    ),
  ).toEqual([]);
});

it("allows language names only in app/locales", () => {
  const languageName = /["'](bn|th)["']|\b(en\s*\|\s*bn|bn\s*\|\s*th)\b|\b(en|bn|th), (en|bn|th)\b/;
  expect(languageName.test('language === "bn"')).toBe(true);
  expect(languageName.test("{ en, bn, th }")).toBe(true);
  // sample content is written in these languages, and existing migrations must not change
  const exempt = /^app\/locales\/|^db\/(migrations|seeds)\//;
  expect(offenders((file, text) => !exempt.test(file) && languageName.test(text))).toEqual([]);
});

it("begins transactions only in db/transactions.ts, which retries after conflicts", () => {
  const transactionStart = /\.(transaction|startTransaction)\(\)/;
  expect(transactionStart.test("db\n  .transaction()\n  .execute(")).toBe(true);
  // moving a database is a command, which an operator can repeat
  const exempt = ["db/transactions.ts", "db/move/move.ts"];
  expect(offenders((_, text) => transactionStart.test(text))).toEqual(exempt);
});

it("forbids module mocks, because test files share modules", () => {
  const moduleMock = /\bvi\.mock\(/;
  expect(moduleMock.test('vi.mock("./clock", () => ({}))')).toBe(true);
  const tests = ["app", "db", "tests"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && file !== "tests/architecture.test.ts");
  expect(tests.length).toBeGreaterThan(300);
  expect(tests.filter((file) => moduleMock.test(readFileSync(file, "utf8")))).toEqual([]);
});

it("forbids imports of tests in shipped code", () => {
  expect(offenders((_, text) => /from "[^"]*\/tests\//.test(text))).toEqual([]);
});

it("forbids refetching a scripted form's data after a dropped connection", () => {
  const forms = 'export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";';
  const withFile = [
    'export { shouldRevalidate } from "~/features/forms/send-by-script";',
    'export { clientAction } from "~/features/forms/upload-by-script";',
  ].join("\n");
  const isRoute = (file: string) => file.startsWith("app/routes/");
  expect(offenders((file, text) => isRoute(file) && text.includes(forms))).not.toHaveLength(0);
  expect(
    offenders(
      (file, text) =>
        isRoute(file) &&
        /\bclientAction\b/.test(text) &&
        !text.includes(forms) &&
        !text.includes(withFile),
    ),
  ).toEqual([]);
});
