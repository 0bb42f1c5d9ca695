// npm run admin -- create|reset|disable|enable|sign-out|list|reseal
import { buildWhereStale, installPackages, readEnvFile, root } from "./prepare.mjs";

readEnvFile();
installPackages();
buildWhereStale();
process.chdir(root);
await import("../build/http/admin.js");
