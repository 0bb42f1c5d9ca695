import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordErasures } from "~/features/audit/erasures.server";
import type { Env } from "~/server/env.server";
import { insertAdmin } from "../../../../tests/support/bookings";
import { databaseForEachTest } from "../../../../tests/support/database";
import { recordedRuns, recordRun } from "./backup-runs.server";
import { type BackupWorker, startBackups } from "./backup-worker.server";
import { mailTrouble } from "./trouble-mail.server";

const held = databaseForEachTest({ samples: true });
const clock = { now: new Date("2026-11-20T08:30:00.000Z") };
const env = {
  backup: { url: "file:/nowhere", recipient: "age1" },
  publicUrl: "https://setu.example",
} as Env;
const logs: string[] = [];
const services = () => ({
  db: held.db,
  env,
  now: () => clock.now,
  log: (event: string) => void logs.push(event),
  wakeOutbox: vi.fn(),
});
const minutesAgo = (minutes: number) => new Date(clock.now.getTime() - minutes * 60_000);
const good = (at: Date) => recordRun(held.db, { at, name: "setu.tar.gz.age", bytes: 1 });

describe("backup worker", () => {
  const program = resolve("tests/support/backup-program.mjs");
  let notes: string;
  let worker: BackupWorker | null = null;
  const start = (does: "end" | "hang") => {
    vi.stubEnv("BACKUP_NOTES", notes);
    vi.stubEnv("BACKUP_PROGRAM", does);
    worker = startBackups(services(), program);
    return worker;
  };
  const lives = () => (existsSync(notes) ? readFileSync(notes, "utf8").trim().split("\n") : []);
  const begun = (count: number) => vi.waitFor(() => expect(lives()).toHaveLength(count), 10_000);

  beforeEach(() => {
    notes = join(mkdtempSync(join(tmpdir(), "setu-worker-")), "notes");
  });
  afterEach(async () => {
    await worker?.stop();
    vi.unstubAllEnvs();
    expect(logs).toEqual([]);
  });

  it("does not start if backups are off", () => {
    const none = { ...services(), env: { ...env, backup: null } };
    expect(startBackups(none, program)).toBeNull();
  });

  it("makes a backup when it is due, and otherwise stores notes of erasures", async () => {
    start("end");
    await begun(2);
    await good(clock.now);
    const noted = { account: ["a"] };
    await held.db.transaction().execute((trx) => recordErasures(trx, noted, clock.now));
    worker?.wake();
    await begun(4);
    const words = lives().map((line) => line.split(" ").slice(0, 2).join(" "));
    expect(words).toEqual(["take begins", "take ends", "erasures begins", "erasures ends"]);
  });

  it("runs one child process at a time, ends it when stopped, and then starts no other", async () => {
    start("hang");
    await begun(1);
    worker?.wake();
    const pid = Number(lives()[0]?.split(" ")[2]);
    expect(isAlive(pid)).toBe(true);
    await worker?.stop();
    expect(isAlive(pid)).toBe(false);
    worker?.wake();
    expect(lives()).toHaveLength(1);
    // stopping a run is not recorded as a failure
    expect(await recordedRuns(held.db)).toEqual({ newest: null, failures: [] });
  });

  it("records the problem `cut-off` if the run is killed", async () => {
    start("hang");
    await begun(1);
    process.kill(Number(lives()[0]?.split(" ")[2]), "SIGKILL");
    await vi.waitFor(async () =>
      expect((await recordedRuns(held.db)).failures).toMatchObject([{ problem: "cut-off" }]),
    );
  });
});

describe("mail to coordinators about backups", () => {
  const mails = () =>
    held.db
      .selectFrom("outbox")
      .select(["recipient", "subject", "body_text"])
      .where("kind", "=", "backup-trouble")
      .orderBy("created_at")
      .execute();

  it("is sent once per incident, in each recipient's language", async () => {
    const nila = await insertAdmin(held.db, "Nila");
    const anan = await insertAdmin(held.db, "Anan");
    await held.db.updateTable("users").set({ language: "th" }).where("id", "=", anan.id).execute();
    const gone = await insertAdmin(held.db, "Gone");
    await held.db
      .updateTable("users")
      .set({ disabled_at: "x" })
      .where("id", "=", gone.id)
      .execute();
    const all = services();
    await good(minutesAgo(30));
    await mailTrouble(all);
    expect(await mails()).toEqual([]);

    await recordRun(held.db, { at: minutesAgo(1), problem: "target" });
    for (let times = 0; times < 3; times++) await mailTrouble(all);
    expect(all.wakeOutbox).toHaveBeenCalledTimes(1);
    const first = await mails();
    expect(first.map(({ recipient }) => recipient).toSorted()).toEqual(
      [nila.email, anan.email].toSorted(),
    );
    const ofNila = first.find(({ recipient }) => recipient === nila.email);
    expect(ofNila?.subject).toBe("Backups need attention");
    expect(ofNila?.body_text).toContain("20 Nov 2026, 2:00 pm");
    expect(ofNila?.body_text).toContain("The place for backups could not be written");
    expect(ofNila?.body_text).toContain("https://setu.example/dashboard/admin");
    expect(first.find(({ recipient }) => recipient === anan.email)?.subject).toBe(
      "โปรดตรวจสอบการสำรองข้อมูล",
    );

    clock.now = new Date("2026-11-20T09:30:00.000Z");
    await good(clock.now);
    await mailTrouble(all);
    expect(await mails()).toHaveLength(2);
    // if no backups are made, nothing fails, but the newest one becomes old
    clock.now = new Date("2026-11-20T11:31:00.000Z");
    await mailTrouble(all);
    await mailTrouble(all);
    expect(await mails()).toHaveLength(4);
    expect((await mails()).at(-1)?.body_text).toMatch(/No backup has been made|ไม่มีการสำรองข้อมูล/);
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
