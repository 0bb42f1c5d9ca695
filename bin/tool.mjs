// Runs a development tool on the production build: `node bin/tool.mjs
// bench|build|gallery|runtimes|siege …`.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildIfStale, installPackages, root, run } from "./prepare.mjs";

/** The script of each tool, and the folders whose packages it needs. */
const tools = {
  bench: { script: "bench/run.ts", packages: ["bench/remix-template", "tests/postgres"] },
  build: {},
  gallery: { script: "tests/gallery/run.ts" },
  runtimes: { script: "tests/runtimes/run.ts", packages: ["tests/runtimes"] },
  siege: { script: "siege/run.ts" },
};

const [name, ...options] = process.argv.slice(2);
const { script, packages = [] } = tools[name];
installPackages();
for (const folder of packages) {
  if (!existsSync(join(root, folder, "node_modules"))) {
    run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", folder]);
  }
}
buildIfStale();
if (script) {
  const { status } = spawnSync(process.execPath, ["--import", "tsx", script, ...options], {
    cwd: root,
    stdio: "inherit",
  });
  process.exit(status ?? 1);
}
