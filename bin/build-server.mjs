// Bundles all code that Remix's compiler does not: the server, the commands, the script of public
// pages and the service worker.
import { rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { browserTarget } from "../remix.config.js";

const root = fileURLToPath(new URL("..", import.meta.url));

const forBrowsers = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  format: "iife",
  target: browserTarget,
  alias: { "~": `${root}app` },
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "warning",
};
await build({
  ...forBrowsers,
  entryPoints: ["app/worker/worker.ts"],
  outfile: "build/client/worker.js",
});

// scripts of pages have a content hash in their names; the server reads the address of the public
// pages' script from build/page-assets.json (app.ts)
const papersScript = await pageScript("papers.ts");
const script = await pageScript("public.ts", [
  {
    name: "papers-later",
    setup: ({ onResolve }) =>
      onResolve({ filter: /^\.\/papers$/ }, () => ({ path: papersScript, external: true })),
  },
]);
writeFileSync(`${root}build/page-assets.json`, JSON.stringify({ script }));

/** Bundles a script of `app/browser`. @returns its address */
async function pageScript(name, plugins = []) {
  const { metafile } = await build({
    ...forBrowsers,
    format: "esm",
    entryPoints: [`app/browser/${name}`],
    outdir: "build/client/assets",
    entryNames: "[name]-[hash]",
    metafile: true,
    plugins,
  });
  const [file] = Object.keys(metafile.outputs);
  return file.replace("build/client", "");
}

// chunk names change with each build, so the old chunks are deleted
rmSync(new URL("../build/http", import.meta.url), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: {
    main: "app/http/main.ts",
    admin: "app/commands/admin.ts",
    db: "app/commands/db.ts",
    backup: "app/commands/backup.ts",
  },
  outdir: "build/http",
  bundle: true,
  // a single file would load the packages of dynamic imports at the start
  splitting: true,
  platform: "node",
  format: "esm",
  target: "node22",
  // npm packages stay outside the bundle; ~ and #db are bundled
  packages: "external",
  alias: { "~": `${root}app`, "#db": `${root}db` },
  jsx: "automatic",
  sourcemap: true,
  logLevel: "warning",
});
