import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";

const scripts = globSync("build/client/**/*.js").map((file) => ({
  file,
  code: readFileSync(file, "utf8"),
}));

it("scripts avoid syntax that Safari before 16.4 cannot parse", () => {
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.map(({ file }) => file)).toContain("build/client/worker.js");
  const refused = scripts.filter(({ code }) => /\(\?<[=!]/.test(code));
  expect(refused.map(({ file }) => file)).toEqual([]);
});

it("the script of public pages is small", () => {
  const own = scripts.filter(({ file }) => /\/public-\w+\.js$/.test(file));
  expect(own).toHaveLength(1);
  expect(brotliCompressSync(own[0]?.code ?? "").byteLength).toBeLessThan(6 * 1024);
});

it("the build contains no syntax newer than its target", () => {
  // logical assignment (ES2021) and static blocks (ES2022), minified
  const newer = /[\w\])](?:\?\?|\|\||&&)=|[{;}]static\{/;
  const unheeded = scripts.filter(({ code }) => newer.test(code));
  expect(unheeded.map(({ file }) => file)).toEqual([]);
});
