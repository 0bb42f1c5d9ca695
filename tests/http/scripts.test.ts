import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";

const scripts = globSync("build/client/**/*.js").map((file) => ({
  file,
  code: readFileSync(file, "utf8"),
}));

it("no script uses syntax that Safari before 16.4 cannot parse", () => {
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.map(({ file }) => file)).toContain("build/client/worker.js");
  const unparseable = scripts.filter(({ code }) => /\(\?<[=!]/.test(code));
  expect(unparseable.map(({ file }) => file)).toEqual([]);
});

it("the script of public pages is smaller than 6 KiB", () => {
  const publicScripts = scripts.filter(({ file }) => /\/public-\w+\.js$/.test(file));
  expect(publicScripts).toHaveLength(1);
  expect(brotliCompressSync(publicScripts[0]?.code ?? "").byteLength).toBeLessThan(6 * 1024);
});

it("the build contains no syntax newer than its target", () => {
  // logical assignment (ES2021) and static blocks (ES2022), minified
  const newer = /[\w\])](?:\?\?|\|\||&&)=|[{;}]static\{/;
  const newerFiles = scripts.filter(({ code }) => newer.test(code));
  expect(newerFiles.map(({ file }) => file)).toEqual([]);
});
