// npm run test:runtimes: tries the site on each Node.js that it supports, fetched from npm.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildWhereStale, installPackages, root, run } from "./prepare.mjs";

installPackages();
buildWhereStale();
const fetched = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
  cwd: join(root, "tests/runtimes"),
  stdio: "inherit",
});
if (fetched.status !== 0) process.exit(fetched.status ?? 1);
run(process.execPath, ["--import", "tsx", "tests/runtimes/run.ts"]);
