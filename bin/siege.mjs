// npm run siege: attacks the production build on this machine; see siege/README.md.
import { spawnSync } from "node:child_process";
import { buildWhereStale, installPackages, root } from "./prepare.mjs";

installPackages();
buildWhereStale();
const siege = ["--import", "tsx", "siege/run.ts", ...process.argv.slice(2)];
// 1 where something did not hold, which the table says
process.exit(spawnSync(process.execPath, siege, { cwd: root, stdio: "inherit" }).status ?? 1);
