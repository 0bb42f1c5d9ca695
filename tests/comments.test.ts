import { expect, it } from "vitest";
import { faultsOf } from "../bin/comments.mjs";

it.each([
  ["a doc comment", "/** What the page shows. */"],
  ["a field's comment", "interface Row {\n  /** Whether it is urgent. */\n  urgent: 0 | 1;\n}"],
  ["a line comment", "// who comes first waits\nwait();"],
  ["a block comment, on its second line", "/**\n * Of several, the newest.\n */"],
  ["a comment after code", "wait(); // by the clock of the server"],
  ["a comment in JSX", "const page = <p>{/* How it looks */}</p>;"],
  ["a comment within a template", `const text = \`\${/* which one */ one}\`;`],
])("rejects a forbidden first word in %s", (_, text) => {
  expect(faultsOf("a.tsx", text)).toEqual([expect.stringMatching(/^a\.tsx:\d: begins with /)]);
});

it("rejects more than 30 words, counting tags separately", () => {
  const words = (count: number) => Array(count).fill("word").join(" ");
  expect(faultsOf("a.ts", `/** ${words(30)} @returns ${words(10)} */`)).toEqual([]);
  expect(faultsOf("a.ts", `/** ${words(31)} */`)).toHaveLength(1);
  expect(faultsOf("a.ts", `// ${words(16)}\n// ${words(15)}`)).toHaveLength(1);
});

it("rejects a word that the vocabulary retires", () => {
  expect(faultsOf("a.ts", "/** The account is shut out. */")).toEqual([
    expect.stringContaining('says "shut out"'),
  ]);
});

it("accepts a comment that begins with its subject, and ignores strings", () => {
  expect(faultsOf("a.ts", "/** Reply times of the page, whatever its language. */")).toEqual([]);
  const strings = ['"// What"', `\`\n// What \${1}\n/* What */\``, "/[/*] What *//"];
  expect(strings.flatMap((string) => faultsOf("a.ts", `const it = ${string};`))).toEqual([]);
  expect(faultsOf("a.tsx", "const page = <p>\n// What\n</p>;")).toEqual([]);
});
