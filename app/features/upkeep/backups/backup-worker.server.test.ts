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

const temp = databaseForEachTest({ samples: true });
const clock = { now: new Date("2026-11-20T08:30:00.000Z") };
const env = {
  backup: { url: "file:/nowhere", recipient: "age1" },
  publicUrl: "https://setu.example",
} as Env;
const logs: string[] = [];
const services = () => ({
  db: temp.db,
  env,
  now: () => clock.now,
  log: (event: string) => void logs.push(event),
  wakeOutbox: vi.fn(),
});
const minutesAgo = (minutes: number) => new Date(clock.now.getTime() - minutes * 60_000);
const recordGoodRun = (at: Date) => recordRun(temp.db, { at, name: "setu.tar.gz.age", bytes: 1 });

describe("backup worker", () => {
  const program = resolve("tests/support/backup-program.mjs");
  let notes: string;
  let worker: BackupWorker | null = null;
  const start = (behaviour: "end" | "hang") => {
    vi.stubEnv("BACKUP_NOTES", notes);
    vi.stubEnv("BACKUP_PROGRAM", behaviour);
    worker = startBackups(services(), program);
    return worker;
  };
  const noteLines = () => (existsSync(notes) ? readFileSync(notes, "utf8").trim().split("\n") : []);
  const untilNoteLines = (count: number) =>
    vi.waitFor(() => expect(noteLines()).toHaveLength(count), 10_000);

  beforeEach(() => {
    notes = join(mkdtempSync(join(tmpdir(), "setu-worker-")), "notes");
  });
  afterEach(async () => {
    await worker?.stop();
    vi.unstubAllEnvs();
    expect(logs).toEqual([]);
  });

  it("does not start if backups are off", () => {
    const withoutBackups = { ...services(), env: { ...env, backup: null } };
    expect(startBackups(withoutBackups, program)).toBeNull();
  });

  it("makes a backup when it is due, and otherwise stores notes of erasures", async () => {
    start("end");
    await untilNoteLines(2);
    await recordGoodRun(clock.now);
    const erased = { account: ["a"] };
    await temp.db.transaction().execute((trx) => recordErasures(trx, erased, clock.now));
    worker?.wake();
    await untilNoteLines(4);
    const words = noteLines().map((line) => line.split(" ").slice(0, 2).join(" "));
    expect(words).toEqual(["take begins", "take ends", "erasures begins", "erasures ends"]);
  });

  it("runs one child process at a time, ends it when stopped, and then starts no other", async () => {
    start("hang");
    await untilNoteLines(1);
    worker?.wake();
    const pid = Number(noteLines()[0]?.split(" ")[2]);
    expect(isAlive(pid)).toBe(true);
    await worker?.stop();
    expect(isAlive(pid)).toBe(false);
    worker?.wake();
    expect(noteLines()).toHaveLength(1);
    // stopping a run is not recorded as a failure
    expect(await recordedRuns(temp.db)).toEqual({ newest: null, failures: [] });
  });

  it("records the problem `cut-off` if the run is killed", async () => {
    start("hang");
    await untilNoteLines(1);
    process.kill(Number(noteLines()[0]?.split(" ")[2]), "SIGKILL");
    await vi.waitFor(async () =>
      expect((await recordedRuns(temp.db)).failures).toMatchObject([{ problem: "cut-off" }]),
    );
  });
});

describe("mail to coordinators about backups", () => {
  const mails = () =>
    temp.db
      .selectFrom("outbox")
      .select(["recipient", "subject", "body_text"])
      .where("kind", "=", "backup-trouble")
      .orderBy("created_at")
      .execute();

  it("is sent once per incident, in each recipient's language", async () => {
    const nila = await insertAdmin(temp.db, "Nila");
    const anan = await insertAdmin(temp.db, "Anan");
    await temp.db.updateTable("users").set({ language: "th" }).where("id", "=", anan.id).execute();
    const blocked = await insertAdmin(temp.db, "Gone");
    await temp.db
      .updateTable("users")
      .set({ disabled_at: "x" })
      .where("id", "=", blocked.id)
      .execute();
    const mailServices = services();
    await recordGoodRun(minutesAgo(30));
    await mailTrouble(mailServices);
    expect(await mails()).toEqual([]);

    await recordRun(temp.db, { at: minutesAgo(1), problem: "target" });
    for (let times = 0; times < 3; times++) await mailTrouble(mailServices);
    expect(mailServices.wakeOutbox).toHaveBeenCalledTimes(1);
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
    await recordGoodRun(clock.now);
    await mailTrouble(mailServices);
    expect(await mails()).toHaveLength(2);
    // if no backups are made, nothing fails, but the newest one becomes old
    clock.now = new Date("2026-11-20T11:31:00.000Z");
    await mailTrouble(mailServices);
    await mailTrouble(mailServices);
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
