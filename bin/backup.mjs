// npm run db:backup, npm run db:restore
import { buildWhereStale, installPackages, readEnvFile, root } from "./prepare.mjs";

readEnvFile();
installPackages();
buildWhereStale();
process.chdir(root);
await import("../build/http/backup.js");
