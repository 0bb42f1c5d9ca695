// Prepares the site to run; started as a program, it only installs the packages. It uses only
// Node.js, because no packages are installed yet.
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

/** Installs packages if one is missing or differs from package-lock.json. */
export function installPackages() {
  if (isInstalled()) return;
  requireWritable("packages are to be installed");
  // installs the development tools too, regardless of NODE_ENV. Cached packages need no network;
  // without a network npm fails within seconds
  const patience = ["--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"];
  run(
    "npm",
    ["ci", "--include=dev", "--prefer-offline", "--no-audit", "--no-fund", ...patience],
    { NODE_ENV: "development" },
    "The packages could not be installed: npm says above why. Without a network, start again with one.",
  );
}

/** Builds if a source has changed since the last build. */
export function buildIfStale() {
  if (isBuilt()) return;
  requireWritable("the site is to be built");
  run("npm", ["run", "build"]);
  writeFileSync(STAMP, sourcesHash());
}

/** Reads settings from `.env`; variables of the environment override them. */
export function readEnvFile() {
  if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
}

/**
 * Runs a command and waits for its end. If it fails, this process exits with the same code.
 *
 * @param failureMessage message in that case
 */
export function run(
  command,
  args,
  env = {},
  failureMessage = `${command} ${args.join(" ")} failed`,
) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (status === 0) return;
  console.error(`${failureMessage}${error ? `: ${error.message}` : ""}`);
  process.exit(status ?? 1);
}

/** Exits with an explanation if the checkout is read-only: it must be prepared beforehand. */
function requireWritable(because) {
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

/**
 * Hashes file contents, because modification times are unreliable: a checkout may change times
 * without changing contents, or contents without changing times.
 */
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

if (process.argv[1] === fileURLToPath(import.meta.url)) installPackages();
