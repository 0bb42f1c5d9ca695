import { execFile, execFileSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#db/connection.server";
import { openSite } from "../support/company-info";
import { containerEnv, freePort, startServer } from "../support/server-process";
import { wholeSuite } from "../support/whole-suite";

const run = promisify(execFile);
const root = mkdtempSync(join(tmpdir(), "setu-first-start-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(root, "data-"));
});

const ADMIN = resolve("build/http/admin.js");
const listAdmins = (shell = "") =>
  run("sh", ["-c", `${shell} exec "$0" "$1" list`, process.execPath, ADMIN], {
    env: containerEnv({ DATA_DIR: dataDir }),
  });

describe("first start", () => {
  test("on a full disk leaves no secret, and the next one creates a good one", async () => {
    // a file size limit of 0 makes every write fail, like a full disk
    const failed = await listAdmins("ulimit -f 0;").catch((error) => error);
    expect(failed.code).toBe(1);
    expect(failed.stderr).toContain(`Cannot store a secret in ${join(dataDir, "session-secret")}`);
    expect(readdirSync(dataDir)).toEqual([]);
    await listAdmins();
    expect(readFileSync(join(dataDir, "session-secret"), "utf8")).toMatch(/^[0-9a-f]{64}\n$/);
  });

  test("fails if an earlier full disk left an empty secret", async () => {
    writeFileSync(join(dataDir, "session-secret"), "");
    const failed = await listAdmins().catch((error) => error);
    expect(failed.code).toBe(1);
    expect(failed.stderr).toContain(`${join(dataDir, "session-secret")} is empty`);
  });

  test("of several processes at once creates one shared secret", async () => {
    const program = `
      import { readOrCreateSecrets } from ${JSON.stringify(resolve("app/server/secrets.server.ts"))};
      process.stdout.write(readOrCreateSecrets(process.env.FILE).join());`;
    const processes = Array.from({ length: 6 }, () =>
      run(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
        env: containerEnv({ FILE: join(dataDir, "session-secret") }),
      }),
    );
    const secrets = (await Promise.all(processes)).map(({ stdout }) => stdout);
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(readdirSync(dataDir)).toEqual(["session-secret"]);
  });
});

test.runIf(wholeSuite)(
  "a start without samples says that the site is closed and where to set it up, until it is open",
  async () => {
    const start = async () => {
      const port = await freePort();
      const server = startServer(process.execPath, [resolve("build/http/main.js")], {
        cwd: process.cwd(),
        env: { DATA_DIR: dataDir, PORT: String(port), SEED: "none" },
      });
      await server.ready(port);
      await expect.poll(server.said).toContain("  Data ");
      server.stop();
      expect(await server.exit).toBe(0);
      return { output: server.said(), setUpPath: `:${port}/dashboard/admin/set-up` };
    };
    const first = await start();
    expect(first.output).toMatch(/^ {2}Closed {3}families see "not open yet"/m);
    expect(first.output).toContain(first.setUpPath);
    const db = openDatabase(`file:${join(dataDir, "setu.db")}`);
    await openSite(db);
    await db.destroy();
    expect((await start()).output).not.toContain("Closed");
  },
);

describe("files", () => {
  test.runIf(wholeSuite)(
    "are readable by their owner alone, including older ones that were not",
    async () => {
      await listAdmins();
      mkdirSync(join(dataDir, "mail"));
      mkdirSync(join(dataDir, "backups"));
      for (const name of ["mail/a.eml", "backups/b.db"]) writeFileSync(join(dataDir, name), "x");
      writeFileSync(join(dataDir, "not-ours"), "x");
      execFileSync("chmod", ["-R", "go+rwX", dataDir]);
      chmodSync(join(dataDir, "not-ours"), 0o644);
      const port = await freePort();
      const server = startServer(process.execPath, [resolve("build/http/main.js")], {
        cwd: process.cwd(),
        env: { DATA_DIR: dataDir, PORT: String(port), SEED: "none" },
      });
      try {
        await server.ready(port);
        expect(modes(dataDir)).toEqual({
          "": "700",
          backups: "700",
          "backups/b.db": "600",
          "data-keys": "600",
          mail: "700",
          "mail/a.eml": "600",
          "not-ours": "644",
          "session-secret": "600",
          "setu.db": "600",
          "setu.db-shm": "600",
          "setu.db-wal": "600",
        });
      } finally {
        server.stop();
      }
      expect(await server.exit).toBe(0);
    },
  );
});

function modes(folder: string): Record<string, string> {
  const names = ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })]
    // this file exists for a moment during `/readyz`
    .filter((name) => name !== ".disk-probe")
    .sort();
  return Object.fromEntries(
    names.map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
  );
}
