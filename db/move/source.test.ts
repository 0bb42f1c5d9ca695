import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { canShowReadOnly, readOnlyView } from "../../tests/support/read-only-folder";
import { openDatabase } from "../connection.server";
import { migrateToLatest } from "../migrate";
import { MoveSource } from "./source";

/** A stopped installation, in its own folder. */
async function stoppedInstallation(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "setu-source-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const db = openDatabase(`file:${join(folder, "setu.db")}`);
  await migrateToLatest(db);
  await db.insertInto("seeds").values({ name: "a", at: "" }).execute();
  await db.destroy();
  return folder;
}

function readOnlyDatabase(folder: string): string {
  const view = readOnlyView(folder);
  onTestFinished(view.end);
  return join(view.folder, "setu.db");
}

/** A separate temporary folder, because other tests create and remove folders in the shared one. */
function ownTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "setu-source-"));
  vi.stubEnv("TMPDIR", folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

describe.runIf(canShowReadOnly())("database without write access", () => {
  it("is read from a copy, which leaves nothing behind", async () => {
    const file = readOnlyDatabase(await stoppedInstallation());
    const temporary = ownTemporaryFolder();
    const source = new MoveSource(file);
    onTestFinished(() => source.close());
    expect(source.isCopied).toBe(true);
    expect(readdirSync(temporary)).toEqual([]);
    expect([...source.rowsOf("seeds")]).toEqual([{ name: "a", at: "" }]);
    expect(source.migrations()).toHaveLength(1);
  });

  it("is refused while the site runs on it", async () => {
    const folder = await stoppedInstallation();
    const site = openDatabase(`file:${join(folder, "setu.db")}`);
    await site.insertInto("seeds").values({ name: "b", at: "" }).execute();
    const file = readOnlyDatabase(folder);
    expect(() => new MoveSource(file)).toThrow(/Stop (it|the site)/);
    await site.destroy();
  });

  it("is refused after the site was killed; a writable copy with its log is read", async () => {
    const folder = await stoppedInstallation();
    const site = openDatabase(`file:${join(folder, "setu.db")}`);
    await site.insertInto("seeds").values({ name: "b", at: "" }).execute();
    const killedFolder = mkdtempSync(join(tmpdir(), "setu-killed-"));
    onTestFinished(() => rmSync(killedFolder, { recursive: true, force: true }));
    for (const name of ["setu.db", "setu.db-wal"])
      copyFileSync(join(folder, name), join(killedFolder, name));
    await site.destroy();
    const view = readOnlyView(killedFolder);
    expect(() => new MoveSource(join(view.folder, "setu.db"))).toThrow("setu.db-wal");
    view.end();
    const source = new MoveSource(join(killedFolder, "setu.db"));
    expect(source.isCopied).toBe(false);
    expect([...source.rowsOf("seeds")].map(({ name }) => name)).toEqual(["a", "b"]);
    source.close();
  });

  it("is refused with the reason if the file is not a database", async () => {
    const folder = await stoppedInstallation();
    writeFileSync(join(folder, "setu.db"), "x".repeat(10_000));
    const file = readOnlyDatabase(folder);
    const temporary = ownTemporaryFolder();
    expect(() => new MoveSource(file)).toThrow("file is not a database");
    expect(readdirSync(temporary)).toEqual([]);
  });
});

it("reads a database in place if it can be locked, and refuses a missing one", async () => {
  const file = join(await stoppedInstallation(), "setu.db");
  const source = new MoveSource(file);
  expect(source.isCopied).toBe(false);
  expect(existsSync(file)).toBe(true);
  source.close();
  expect(() => new MoveSource(`${file}-other`)).toThrow("There is no database at");
});
