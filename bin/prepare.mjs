// What has to be there before the site can run. Plain Node.js: nothing is installed yet.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const SOURCES = [
  "app",
  "bin",
  "db",
  "public",
  "package-lock.json",
  "remix.config.js",
  "tsconfig.json",
  "vite.config.ts",
];
const STAMP = join(root, "build/sources.sha256");

/** Installs where a package is missing or another version than package-lock.json says. */
export function installPackages() {
  if (isInstalled()) return;
  mustBeWritable("packages are to be installed");
  // the tools too, whatever the environment of the site says; what npm has kept need not be asked
  // for again, since the lockfile has its checksum; without a network it says so in seconds
  const patience = ["--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"];
  run(
    "npm",
    ["ci", "--include=dev", "--prefer-offline", "--no-audit", "--no-fund", ...patience],
    { NODE_ENV: "development" },
    "The packages could not be installed: npm says above why. Without a network, start again with one.",
  );
}

/** Builds where a source has changed since the last build. */
export function buildWhereStale() {
  if (isBuilt()) return;
  mustBeWritable("the site is to be built");
  run("npm", ["run", "build"]);
  writeFileSync(STAMP, sourcesHash());
}

/** Takes settings from `.env` where there is one; what the environment says already stands. */
export function readEnvFile() {
  if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
}

/**
 * Runs a command to its end; where it fails, this process ends with its exit code.
 *
 * @param otherwise what it says then
 */
export function run(command, args, env = {}, otherwise = `${command} ${args.join(" ")} failed`) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (status === 0) return;
  console.error(`${otherwise}${error ? `: ${error.message}` : ""}`);
  process.exit(status ?? 1);
}

/** A read-only checkout can run the site, once that has been done. */
function mustBeWritable(because) {
  try {
    accessSync(root, constants.W_OK);
  } catch (error) {
    console.error(`${root} cannot be written to (${error.code}), and ${because} there first.`);
    process.exit(1);
  }
}

function isInstalled() {
  const installed = packagesOf("node_modules/.package-lock.json");
  return Object.entries(packagesOf("package-lock.json")).every(
    ([path, { version, optional, peer }]) =>
      path === "" || optional || peer || installed[path]?.version === version,
  );
}

function packagesOf(lockfile) {
  const file = join(root, lockfile);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}

function isBuilt() {
  const outputs = ["build/server/index.js", "build/client", "build/http/main.js"];
  if (!outputs.every((output) => existsSync(join(root, output)))) return false;
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === sourcesHash();
}

/** By content: a checkout changes times without changing anything, and the other way round. */
function sourcesHash() {
  const hash = createHash("sha256");
  for (const source of SOURCES) addTo(hash, source);
  return hash.digest("hex");
}

function addTo(hash, path) {
  const file = join(root, path);
  if (!existsSync(file)) return;
  if (statSync(file).isDirectory()) {
    for (const name of readdirSync(file).sort()) addTo(hash, `${path}/${name}`);
  } else if (!/\.test\.tsx?$/.test(path)) {
    hash.update(`${path}\0`).update(readFileSync(file)).update("\0");
  }
}
