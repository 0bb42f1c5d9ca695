// npm run bench: measures the production build on this machine; see bench/README.md.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildWhereStale, installPackages, root, run } from "./prepare.mjs";

installPackages();
// what the site is compared with
for (const folder of ["bench/remix-template", "tests/postgres"]) {
  if (!existsSync(join(root, folder, "node_modules"))) {
    run("npm", ["ci", "--no-audit", "--no-fund", "--prefix", folder]);
  }
}
buildWhereStale();
run(process.execPath, ["--import", "tsx", "bench/run.ts", ...process.argv.slice(2)]);
