import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const scripts = globSync("build/client/**/*.js").map((file) => ({
  file,
  code: readFileSync(file, "utf8"),
}));

it("no script asks a browser for what Safari before 16.4 cannot read", () => {
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.map(({ file }) => file)).toContain("build/client/worker.js");
  const refused = scripts.filter(({ code }) => /\(\?<[=!]/.test(code));
  expect(refused.map(({ file }) => file)).toEqual([]);
});

it("the build target is heeded", () => {
  // assignments and blocks of ES2021 and ES2022, as a minifier would leave them
  const newer = /[\w\])](?:\?\?|\|\||&&)=|[{;}]static\{/;
  const unheeded = scripts.filter(({ code }) => newer.test(code));
  expect(unheeded.map(({ file }) => file)).toEqual([]);
});
