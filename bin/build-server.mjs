// Bundles what runs without Remix's compiler: the server, the commands beside it, and the phone's worker.
import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { tsImport } from "tsx/esm/api";
import { browserTarget } from "../remix.config.js";

const root = fileURLToPath(new URL("..", import.meta.url));

const entries = {
  main: "app/http/main.ts",
  admin: "app/http/admin-cli.ts",
  db: "app/http/db-cli.ts",
  backup: "app/http/backup-cli.ts",
};

// what runs on the phone beside the pages
await build({
  absWorkingDir: root,
  entryPoints: ["app/worker/worker.ts"],
  outfile: "build/client/worker.js",
  bundle: true,
  minify: true,
  format: "iife",
  target: browserTarget,
  alias: { "~": `${root}app` },
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "warning",
});

// The words of every language, which a process reads once: for the pages (`vite.config.ts`) and for the server
// around them. As JSON nothing is kept of them but what they say; of a module V8 keeps the text too.
const { dictionaries } = await tsImport(`${root}app/locales/dictionaries.ts`, import.meta.url);
const words = JSON.stringify(dictionaries);
assert.deepEqual(JSON.parse(words), dictionaries, "something in the dictionaries is no text");
writeFileSync(`${root}build/words.json`, words);
writeFileSync(
  `${root}build/words.js`,
  `import { readFileSync } from "node:fs";
export const dictionaries = JSON.parse(readFileSync(new URL("words.json", import.meta.url), "utf8"));
`,
);
const wordsApart = {
  name: "words-apart",
  setup({ onResolve }) {
    // package.json says where that is
    onResolve({ filter: /^~\/locales\/dictionaries$/ }, () => ({ path: "#words", external: true }));
  },
};

// the names of its parts are new with each build
rmSync(new URL("../build/http", import.meta.url), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: Object.fromEntries(
    Object.entries(entries).filter(([, source]) =>
      existsSync(new URL(`../${source}`, import.meta.url)),
    ),
  ),
  outdir: "build/http",
  bundle: true,
  // in one file, what is imported when it is needed would have its packages loaded at the start
  splitting: true,
  platform: "node",
  format: "esm",
  target: "node22",
  // packages are installed beside the bundle; ~ and #db are this repository's own
  packages: "external",
  plugins: [wordsApart],
  alias: { "~": `${root}app`, "#db": `${root}db` },
  jsx: "automatic",
  // as the pages' side is (vite.config.ts)
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: "none",
  sourcemap: true,
  logLevel: "warning",
});

// One letter beyond Latin-1 has V8 keep the whole text of a module in two bytes a letter. What the compilers
// have left of them stands in regular expressions, where an escape is the same.
for (const file of globSync("build/{http,server/assets}/*.js", { cwd: root })) {
  const code = readFileSync(root + file, "utf8");
  const escaped = code.replace(/[^\0-\xff]/g, escapeOf);
  if (escaped !== code) writeFileSync(root + file, escaped);
}

function escapeOf(letter) {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
