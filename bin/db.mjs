// npm run db:migrate, npm run db:seed, npm run db:move, npm run db:erase-again
import { buildWhereStale, installPackages, readEnvFile, root } from "./prepare.mjs";

readEnvFile();
installPackages();
buildWhereStale();
process.chdir(root);
await import("../build/http/db.js");
