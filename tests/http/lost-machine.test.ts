import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { openDatabase } from "#db/connection.server";
import { insertAdmin, insertBooking } from "../support/bookings";
import { openSite } from "../support/company-info";
import { containerEnv, freePort, startServer } from "../support/server-process";
import { wholeSuite } from "../support/whole-suite";

const folder = mkdtempSync(join(tmpdir(), "setu-lost-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the built command in its own process. */
function command(parameters: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["build/http/backup.js", ...parameters],
    { env: containerEnv({ DATA_DIR: join(folder, "unused"), ...env }), encoding: "utf8" },
  );
  return { status, stdout, stderr };
}

test.runIf(wholeSuite)(
  "the hourly backup restores the site on a new machine",
  async () => {
    const keys = command(["keygen"]).stdout;
    const recipient = /BACKUP_RECIPIENT=(age1\w+)/.exec(keys)?.[1] ?? "";
    const identity = /BACKUP_IDENTITY=(AGE-SECRET-KEY-1\w+)/.exec(keys)?.[1] ?? "";
    const backups = join(folder, "elsewhere");
    const settings = { BACKUP_URL: `file:${backups}`, BACKUP_RECIPIENT: recipient };
    const serve = async (dataDir: string, env: Record<string, string>) => {
      const port = await freePort();
      const server = startServer(process.execPath, ["build/http/main.js"], {
        cwd: process.cwd(),
        env: { DATA_DIR: dataDir, PORT: String(port), HOST: "127.0.0.1", SEED: "none", ...env },
      });
      await server.ready(port);
      return { ...server, origin: `http://127.0.0.1:${port}` };
    };

    // migrate and fill the database before the start that makes the first backup
    const oldDir = join(folder, "lost");
    expect(command([], { DATA_DIR: oldDir, ...settings }).stderr).toContain("There is no database");
    const first = await serve(oldDir, {});
    first.stop();
    expect(await first.exit).toBe(0);
    const db = openDatabase(`file:${join(oldDir, "setu.db")}`);
    const reference = "SETU-7K3M-9QXD";
    await openSite(db);
    await insertBooking(db, { reference });
    await insertAdmin(db, "Nila");
    const second = await serve(oldDir, settings);
    try {
      await vi.waitFor(
        async () => {
          const made = await db.selectFrom("backups").select(["problem", "name"]).execute();
          expect(made).toMatchObject([{ problem: null, name: expect.stringMatching(/^setu-/) }]);
          expect(readdirSync(backups)).toEqual([made[0]?.name]);
        },
        { timeout: 30_000, interval: 200 },
      );
    } finally {
      second.stop();
    }
    expect(await second.exit).toBe(0);
    await db.destroy();
    const dataKeys = readFileSync(join(oldDir, "data-keys"), "utf8");
    rmSync(oldDir, { recursive: true });

    const restoredDir = join(folder, "found");
    const owner = { DATA_DIR: restoredDir, BACKUP_IDENTITY: identity };
    expect(command(["restore", backups], owner).stderr).toContain("DATA_KEYS is needed");
    const wrongKeys = command(["restore", backups], {
      ...owner,
      DATA_KEYS: "0123456789abcdef".repeat(4),
    });
    expect(wrongKeys.stderr).toContain("Nothing proves that your site made setu-");
    const unproven = { ...owner, DATA_DIR: join(folder, "unproven") };
    expect(command(["restore", backups, "--unproven"], unproven).status).toBe(0);
    const restored = command(["restore", backups], { ...owner, DATA_KEYS: dataKeys });
    expect(restored.stderr).toBe("");
    expect(restored.stdout).toContain("Requests: 1, the newest of 2026-11-20T08:00:00.000Z");
    expect(readFileSync(join(restoredDir, "data-keys"), "utf8")).toBe(dataKeys);
    const again = await serve(restoredDir, {});
    try {
      const page = await fetch(`${again.origin}/bn/booking/sent/${reference}`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain(reference);
    } finally {
      again.stop();
    }
    expect(await again.exit).toBe(0);
  },
  90_000,
);

test.runIf(wholeSuite)("the backup command names the settings that a new machine lacks", () => {
  const postgres = command([], { DATABASE_URL: "postgres://db.example/setu" });
  expect(postgres.status).toBe(1);
  expect(postgres.stderr).toContain("point-in-time recovery");
  const nowhere = command([]);
  expect(nowhere.status).toBe(1);
  expect(nowhere.stderr).toContain("BACKUP_URL and BACKUP_RECIPIENT");
  const withoutKey = command(["restore", folder]);
  expect(withoutKey.status).toBe(1);
  expect(withoutKey.stderr).toContain("BACKUP_IDENTITY must be the private key");
  expect(command(["restore"]).stdout).toContain("npm run db:restore -- SOURCE");
  expect(command(["restore", folder, "--other"]).stdout).toContain("npm run db:restore -- SOURCE");
  expect(command(["toString"]).status).toBe(1);
});
