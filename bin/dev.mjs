// npm run dev: the development server. It reloads pages after a change; a change in app/http needs
// a restart.
import { spawn } from "node:child_process";
import { installPackages, readEnvFile, root } from "./prepare.mjs";

readEnvFile();
installPackages();
const server = spawn(process.execPath, ["--import", "tsx", "app/http/dev.ts"], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "development" },
});
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
