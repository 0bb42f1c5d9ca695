// Runs a command of the built site: `node bin/command.mjs admin|backup|db …`.
import { buildWhereStale, installPackages, readEnvFile, root } from "./prepare.mjs";

readEnvFile();
installPackages();
buildWhereStale();
process.chdir(root);
const [name] = process.argv.splice(2, 1);
await import(`../build/http/${name}.js`);
