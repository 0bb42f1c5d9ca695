import { execSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPostgres } from "../support/postgres-server";
import { containerEnv, freePort, startServer } from "../support/server-process";

/**
 * Follows the Dockerfile's steps outside Docker: copying, installing, pruning, starting. Only the
 * system's packages and users are assumed.
 */
const folder = mkdtempSync(join(tmpdir(), "setu-container-"));
const folders = { build: join(folder, "build"), run: join(folder, "run") };
const dataDir = join(folder, "data");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

// these tests take minutes, so only `npm test` runs them, and only on PostgreSQL, which allows both
// kinds of installation
describe.runIf(process.env.TEST_CONTAINER === "1")("steps of the container image", () => {
  const [buildSteps = [], runSteps = []] = stepsByStage();
  beforeAll(() => {
    mkdirSync(folders.build);
    mkdirSync(folders.run);
    for (const step of buildSteps) runStep(step, folders.build);
    for (const step of runSteps) runStep(step, folders.run);
  }, 300_000);

  test("build a server that runs on production packages alone", async () => {
    await expectServing(flyConfig("fly.toml").environment);
  });

  test("build servers that share a database migrated by the release command", async () => {
    // the server runs as another user when this is root
    chmodSync(folder, 0o711);
    const database = await startPostgres(folder);
    const { environment, releaseCommand } = flyConfig("fly.postgres.toml");
    const secrets = {
      DATABASE_URL: `${database.address}postgres`,
      SESSION_SECRET: randomBytes(32).toString("hex"),
      DATA_KEYS: randomBytes(32).toString("hex"),
    };
    const env = containerEnv({
      ...startOf(runSteps).environment,
      ...environment,
      ...secrets,
      DATA_DIR: dataDir,
    });
    const output = execSync(releaseCommand, { cwd: folders.run, env }).toString();
    expect(output).toContain("initial");
    await Promise.all([1, 2].map(() => expectServing({ ...environment, ...secrets })));
    await database.stop();
  });

  async function expectServing(more: Record<string, string>): Promise<void> {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const { command, environment } = startOf(runSteps);
    const [program = "", ...parameters] = command;
    const server = startServer(program, parameters, {
      cwd: folders.run,
      env: {
        ...environment,
        ...more,
        DATA_DIR: dataDir,
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
      },
    });
    try {
      await server.ready(port);
      const home = await fetch(`http://127.0.0.1:${port}/`);
      expect(home.status).toBe(200);
      expect(await home.text()).toContain("</html>");
      const metrics = await fetch(`http://[::1]:${metricsPort}/metrics`);
      expect(await metrics.text()).toContain("setu_build_info");
    } finally {
      server.stop();
    }
    expect(await server.exit).toBe(0);
  }
});

/** Environment and release command of a Fly configuration. */
function flyConfig(file: string): { environment: Record<string, string>; releaseCommand: string } {
  const text = readFileSync(file, "utf8");
  const section = /^\[env\]\n(.*?)^\[/ms.exec(text)?.[1] ?? "";
  const pairs = [...section.matchAll(/^(\w+) = "(.*)"$/gm)].map(([, name, value]) => [name, value]);
  const releaseCommand = /^release_command = "(.*)"$/m.exec(text)?.[1] ?? "";
  return { environment: Object.fromEntries(pairs), releaseCommand };
}

type Step = { instruction: string; rest: string };

function stepsByStage(): Step[][] {
  const found: Step[][] = [];
  for (const line of readFileSync("Dockerfile", "utf8").replaceAll("\\\n", " ").split("\n")) {
    const [, instruction, rest] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (instruction === undefined || rest === undefined) continue;
    if (instruction === "FROM") found.push([]);
    else found.at(-1)?.push({ instruction, rest });
  }
  return found;
}

function runStep({ instruction, rest }: Step, workdir: string): void {
  if (instruction === "RUN" && rest.startsWith("npm ci")) {
    // already installed: `npm test` begins with the same command
    cpSync("node_modules", join(workdir, "node_modules"), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.includes(".cache"),
    });
    return;
  }
  if (instruction === "RUN" && !/^(apt-get|install -d)/.test(rest)) {
    execSync(rest, {
      cwd: workdir,
      env: containerEnv({ npm_config_prefer_offline: "true" }),
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
  if (instruction === "COPY") copy(rest, workdir);
}

function copy(rest: string, workdir: string): void {
  const words = rest.split(" ");
  const fromBuild = words[0] === "--from=build";
  const [sources, target] = [words.slice(fromBuild ? 1 : 0, -1), words.at(-1) ?? ""];
  for (const source of sources) {
    const into = target.endsWith("/")
      ? join(workdir, target, basename(source))
      : join(workdir, target);
    mkdirSync(resolve(into, ".."), { recursive: true });
    if (fromBuild) renameSync(join(folders.build, source.replace(/^\/app\//, "")), into);
    else cpSync(source, into, { recursive: true, filter: isSent });
  }
}

/** True if .dockerignore lets the file through. */
function isSent(path: string): boolean {
  const ignored = readFileSync(".dockerignore", "utf8").split("\n").filter(Boolean);
  return !ignored.includes(path) && !ignored.includes(`**/${basename(path)}`);
}

function startOf(steps: Step[]) {
  const environment: Record<string, string> = {};
  let command: string[] = [];
  for (const { instruction, rest } of steps) {
    if (instruction === "CMD") command = JSON.parse(rest);
    if (instruction !== "ENV") continue;
    for (const pair of rest.split(" ")) {
      const [name = "", value = ""] = pair.split("=");
      environment[name] = value;
    }
  }
  return { command, environment };
}
