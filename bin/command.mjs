// Runs a command of the built site: `node bin/command.mjs admin|backup|db …`.
import { buildIfStale, installPackages, readEnvFile, root } from "./prepare.mjs";

readEnvFile();
installPackages();
buildIfStale();
process.chdir(root);
const [name] = process.argv.splice(2, 1);
await import(`../build/http/${name}.js`);
