// npm run bench: measures the production build on this machine; see bench/README.md.
import { buildWhereStale, installPackages, run } from "./prepare.mjs";

installPackages();
buildWhereStale();
run(process.execPath, ["--import", "tsx", "bench/run.ts", ...process.argv.slice(2)]);
