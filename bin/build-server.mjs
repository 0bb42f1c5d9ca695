// Bundles what runs without Remix's compiler: the server, and the commands beside it.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));

const entries = {
  main: "app/http/main.ts",
  admin: "app/http/admin-cli.ts",
  db: "app/http/db-cli.ts",
  backup: "app/http/backup-cli.ts",
};

await build({
  absWorkingDir: root,
  entryPoints: Object.fromEntries(
    Object.entries(entries).filter(([, source]) =>
      existsSync(new URL(`../${source}`, import.meta.url)),
    ),
  ),
  outdir: "build/http",
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node22",
  // packages are installed beside the bundle; ~ and #db are this repository's own
  packages: "external",
  alias: { "~": `${root}app`, "#db": `${root}db` },
  jsx: "automatic",
  sourcemap: true,
  logLevel: "warning",
});
