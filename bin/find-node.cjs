// Prints the folder of the Node.js to use, or nothing if the running one fits. With `--pinned`,
// only the pinned version fits, if `runtime` has one for this platform.

// old versions of Node.js must be able to parse this file
const { spawnSync } = require("child_process");
const fs = require("fs");
const path = require("path");

/** Lowest supported minor version of each major version. */
const SUPPORTED = { 22: 12, 24: 0, 26: 0 };
/**
 * Lowest major version that can fetch another one: older ones have an npm that cannot read the
 * lockfile.
 */
const OLDEST_THAT_CAN_FETCH = 16;
const ADVICE = "Install Node.js 24 (26, and 22 from 22.12 on, work too) and start again.";

const platform = `${process.platform}-${process.arch}`;
const packageName = `node-${platform}`;
const home = path.join(__dirname, "../runtime", platform);
const [major, minor] = process.versions.node.split(".").map(Number);

main(process.argv[2] === "--pinned");

function main(wantsPinned) {
  const isSupported = minor >= SUPPORTED[major];
  if (isSupported && !wantsPinned) return;
  if (!hasPinnedNode()) {
    if (isSupported) return;
    fail(`none is kept for ${platform}${isMusl() ? " with musl" : ""}`);
  }
  const pinned = pinnedVersion();
  if (process.versions.node === pinned) return;
  if (!hasVersion(nodeIn(home), pinned)) {
    if (major < OLDEST_THAT_CAN_FETCH) fail("it is too old to fetch another");
    fetchRuntime(pinned);
  }
  process.stdout.write(path.dirname(nodeIn(home)));
}

function hasPinnedNode() {
  return fs.existsSync(path.join(home, "package-lock.json")) && !isMusl();
}

/** True on systems without glibc, such as Alpine; the Node.js builds from npm need it. */
function isMusl() {
  if (process.platform !== "linux" || !process.report) return false;
  return !process.report.getReport().header.glibcVersionRuntime;
}

function pinnedVersion() {
  const manifest = fs.readFileSync(path.join(home, "package.json"), "utf8");
  return JSON.parse(manifest).dependencies[packageName];
}

function nodeIn(folder) {
  return path.join(folder, "node_modules", packageName, "bin/node");
}

function hasVersion(file, version) {
  if (!fs.existsSync(file)) return false;
  const { status, stdout } = spawnSync(file, ["--version"], { encoding: "utf8" });
  return status === 0 && stdout.trim() === `v${version}`;
}

/** Downloads into a temporary folder and renames it, so that a partial download is never used. */
function fetchRuntime(version) {
  const partial = newPartialFolder();
  process.stderr.write(
    `Fetching Node.js ${version}, once, about 60 MB: this machine's is ${process.versions.node}.\n`,
  );
  process.on("exit", () => fs.rmSync(partial, { recursive: true, force: true }));
  for (const name of ["package.json", "package-lock.json"]) {
    fs.copyFileSync(path.join(home, name), path.join(partial, name));
  }
  // npm checks the download against the lockfile's checksum
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const patience = ["--prefer-offline", "--fetch-retry-mintimeout=1000"];
  const npm = spawnSync("npm", ["ci", ...quiet, ...patience, "--fetch-retry-maxtimeout=5000"], {
    cwd: partial,
    stdio: ["ignore", 2, 2],
  });
  if (npm.status !== 0) fail(`npm could not fetch ${version} (it says above why)`);
  if (!hasVersion(nodeIn(partial), version))
    fail(`the ${version} that npm fetched does not run here`);
  moveIntoPlace(partial, version);
}

function newPartialFolder() {
  try {
    removeOldPartials();
    return fs.mkdtempSync(path.join(home, "partial-"));
  } catch (error) {
    fail(`there is no writing in ${home} (${error.code})`);
  }
}

/** Removes old partial downloads; a recent one may belong to another process. */
function removeOldPartials() {
  const hourAgo = Date.now() - 60 * 60 * 1000;
  for (const name of fs.readdirSync(home)) {
    const folder = path.join(home, name);
    const isOld = name.startsWith("partial-") && fs.statSync(folder).mtimeMs < hourAgo;
    if (isOld) fs.rmSync(folder, { recursive: true, force: true });
  }
}

function moveIntoPlace(partial, version) {
  const target = path.join(home, "node_modules");
  try {
    fs.rmSync(target, { recursive: true, force: true });
    fs.renameSync(path.join(partial, "node_modules"), target);
  } catch (error) {
    // another process may have finished the download first
    if (!hasVersion(nodeIn(home), version)) fail(`it cannot be put into ${home} (${error.code})`);
  }
}

function fail(reason) {
  process.stderr.write(
    `Setu does not run on this machine's Node.js ${process.versions.node}, and ${reason}. ${ADVICE}\n`,
  );
  process.exit(1);
}
