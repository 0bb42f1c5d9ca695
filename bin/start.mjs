// npm start: from a clean clone to a running site.
import { buildIfStale, installPackages, readEnvFile, root } from "./prepare.mjs";

readEnvFile();
installPackages();
buildIfStale();
process.env.NODE_ENV = "production";
process.chdir(root);
// runs the server in this process, so that signals and memory limits apply to the server itself
await import("../build/http/main.js");
