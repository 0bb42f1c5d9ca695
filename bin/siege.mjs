// npm run siege: attacks the production build on this machine; see siege/README.md.
import { buildWhereStale, installPackages, run } from "./prepare.mjs";

installPackages();
buildWhereStale();
run(process.execPath, ["--import", "tsx", "siege/run.ts", ...process.argv.slice(2)]);
