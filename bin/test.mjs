// npm test: runs all checks from a clean clone and prints one line with the result. `-- --all` adds
// broad and slow tests (CONTRIBUTING.md, "Tests").
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { installPackages, root } from "./prepare.mjs";
import { playwrightResults, vitestResults } from "./test-results.mjs";

const RESULTS = join(root, "test-results");

const QUIETLY = ["--prefer-offline", "--no-audit", "--no-fund"];

/** Settings for running a site on this machine; tests must not inherit them. */
const SITE_VARIABLES =
  /^(PORT|HOST|DATA_DIR|DATABASE_URL|SESSION_SECRET(?:_PREVIOUS)?|DATA_KEYS|UPLOADS_URL|BACKUP_\w+|AWS_\w+|CLAMD_URL|METRICS_\w+|PUBLIC_URL|SMTP_URL|MAIL_FROM|SEED|RATE_LIMITS|CLIENT_ADDRESS_HEADER|ADMIN_\w+|FLY_APP_NAME|NODE_ENV|TEST_ENGINE|SHORT_SUITE)$/;
const wholeSuite = process.argv.includes("--all");
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !SITE_VARIABLES.test(name)),
);

const totals = { passed: 0, failed: 0, executed: 0 };
const summaries = [];

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
// started first, because it mostly waits for the network
const debianChromium = installDebianChromium();
installPackages();

// run in parallel: each uses one processor and does not depend on the others
const [hasPostgres] = await Promise.all([
  check("PostgreSQL", "npm", ["ci", "--prefix", "tests/postgres", ...QUIETLY]),
  check("Lint", "npm", ["run", "lint", "--silent"]),
  check("Types", "npm", ["run", "typecheck", "--silent"]),
  check("Build", process.execPath, ["bin/tool.mjs", "build"]),
]);
if (!(await debianChromium)) await succeeds("npx", ["playwright", "install", "chromium"]);
// the whole suite also runs tests that measure time, and checks React's development warnings
if (wholeSuite) await vitest("Unit and HTTP tests", "Vitest", [], {});
else await vitest("Unit and HTTP tests", "Vitest", ["--project=site"], { NODE_ENV: "production" });
if (hasPostgres) {
  const onPostgres = { TEST_ENGINE: "postgres" };
  await vitest("The same on PostgreSQL", "Vitest on PostgreSQL", ["--project=site"], {
    ...onPostgres,
    // takes minutes, so it runs only here
    TEST_CONTAINER: "1",
  });
  // a browser sends forms in the same way with both engines
  if (wholeSuite) {
    await playwright("A booking on PostgreSQL", "Playwright on PostgreSQL", onPostgres);
  }
}
await playwright("Browser tests", "Playwright", {});

console.log(`\n${summaries.join("\n\n")}\n`);
if (totals.executed === 0) console.log("No test was executed.");
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 || totals.executed === 0 ? 1 : 0;

/** Runs a command that passes or fails as a whole. @returns true if it passed */
async function check(name, command, args) {
  const { code } = await runStage(name, command, args);
  if (code === 0) totals.passed += 1;
  else totals.failed += 1;
  return code === 0;
}

async function vitest(name, summary, extra, settings) {
  const file = resultsFile(summary);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { code, output } = await runStage(name, "npx", ["vitest", "run", ...reporters, ...extra], {
    SKIP_BUILD: "1",
    // tells tests that this script has built the site and installed the packages
    WHOLE_RUN: "1",
    ...settings,
  });
  const results = vitestResults(file, root);
  addToTotals(code, results);
  summarise(summary, output, /^\s*(Test Files|Tests|Errors|Snapshots|Duration)\s/, results);
}

async function playwright(name, summary, settings) {
  const file = resultsFile(summary);
  const { code, output } = await runStage(
    name,
    "npx",
    // a test is run twice if it fails; the summary lists tests that passed only the second time
    ["playwright", "test", "--config", "tests/playwright.config.ts", "--retries=1"],
    {
      // the build ran above, and its failure was counted there
      SKIP_BUILD: "1",
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      E2E_PORT: process.env.E2E_PORT ?? String(await freePort()),
      ...settings,
    },
  );
  const results = playwrightResults(file);
  addToTotals(code, results);
  const lines = /^\s*(\d+ (passed|failed|flaky|skipped|did not run|interrupted)\b|\[with(out)? )/;
  summarise(summary, output, lines, results);
}

function addToTotals(code, { passed, failed }) {
  totals.executed += passed + failed.length;
  totals.passed += passed;
  // if a runner crashed without a failed test, that counts as one failure
  totals.failed += code !== 0 && failed.length === 0 ? 1 : failed.length;
}

/** Adds the runner's last lines and the names of the tests that failed or were flaky. */
function summarise(name, output, linePattern, { failed, flaky }) {
  const summary = stripVTControlCharacters(output)
    .split("\n")
    .filter((line) => linePattern.test(line));
  const summaryLines = summary.length > 0 ? summary : ["  no summary: it crashed"];
  summaries.push([name, ...summaryLines, ...failed, ...flaky].join("\n"));
}

/** Runs a command, prints its output and returns it. */
function runStage(name, command, args, extra = {}) {
  console.log(`\n=== ${name} ===`);
  const colour = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...environment, ...colour, ...(wholeSuite ? {} : { SHORT_SUITE: "1" }), ...extra },
  });
  let output = "";
  child.stdout.on("data", (data) => {
    output += data;
    process.stdout.write(data);
  });
  child.stderr.on("data", (data) => process.stderr.write(data));
  return new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(`${command}: ${error.message}`);
      resolve({ code: 1, output });
    });
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

function resultsFile(summary) {
  return join(RESULTS, `${summary.replaceAll(" ", "-").toLowerCase()}.json`);
}

/**
 * Installs Debian's Chromium in one command, since `installPackages` blocks this process.
 *
 * @returns true if it is there
 */
async function installDebianChromium() {
  const browsers = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
  if (browsers.some(existsSync)) return true;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  // most tests use the faster headless shell, some need the whole browser
  const packages = "chromium chromium-headless-shell fonts-noto-core";
  await succeeds(
    "sh",
    ["-c", `apt-get update && apt-get install -y --no-install-recommends ${packages}`],
    { ...environment, DEBIAN_FRONTEND: "noninteractive" },
  );
  return browsers.some(existsSync);
}

/** @returns true if the command exists and succeeds */
function succeeds(command, args, env = environment) {
  const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] });
  return new Promise((resolve) => {
    child.on("error", () => resolve(false));
    child.on("close", (code) => resolve(code === 0));
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
