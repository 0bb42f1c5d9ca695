import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Database, openDatabase } from "#db/connection.server";
import { seedCompany } from "#db/seeds/company.seed";
import { addRecord } from "~/features/content/engine/add.server";
import { binOf } from "~/features/content/engine/bin.server";
import { team } from "~/features/content/team/area.server";
import { createAccount } from "~/features/identity/accounts.server";
import { deleteAccount } from "~/features/people/profile/account-deletion.server";
import { claimRequests } from "~/features/requests/own.server";
import type { Person } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import { type Fixture, filesIn, newFixture } from "../../../../tests/support/backups";
import { insertAdmin, insertBooking } from "../../../../tests/support/bookings";
import {
  insertFamilySession,
  insertLink,
  insertWatchLink,
} from "../../../../tests/support/family-access";
import { fillFamily, markersIn } from "../../../../tests/support/family-rows";
import { storeErasureNotes } from "./run-backup.server";

/** A restore must not restore erased data, so each test restores a backup made before the erasure. */
let site: Fixture;
const openDatabases: Database[] = [];
beforeEach(async () => {
  site = await newFixture();
  // the sender of mails to coordinators
  await seedCompany(site.db, site.clock.now.toISOString());
});
afterEach(async () => {
  for (const db of openDatabases.splice(0)) await db.destroy();
  await site.close();
});

async function openRestored(name: string): Promise<Database> {
  const { dataDir } = await site.restore(join(site.folder, name));
  const db = openDatabase(`file:${join(dataDir, "setu.db")}`);
  openDatabases.push(db);
  return db;
}

async function insertPerson(email: string): Promise<Person> {
  const account = await createAccount(
    site.db,
    { email, passwordHash: "", role: "user", language: "en", emailVerified: true },
    site.clock.now,
  );
  if (!account) throw new Error("no account");
  const person = { ...account, name: null, phone: null, secondFactor: false, remembered: false };
  return { ...person, role: "user", emailVerified: true, sessionId: "s" };
}

async function erase(person: Person): Promise<void> {
  let wakeCount = 0;
  const context = {
    db: site.db,
    now: () => site.clock.now,
    log: () => {},
    clientAddress: "203.0.113.9",
    env: { publicUrl: "https://setu.example" },
    wakeOutbox: () => {},
    wakeBackups: () => {
      wakeCount += 1;
    },
  };
  await deleteAccount(context as unknown as Context, person);
  expect(wakeCount).toBe(1);
}

/** Stores notes of erasures without making a backup, as the server does after each erasure. */
const storeNotes = () =>
  storeErasureNotes({ db: site.db, now: () => site.clock.now, log: () => {} }, site, {
    url: `file:${site.folder}`,
    recipient: site.keys.recipient,
  });

it("after a restore, an erased account leaves no more data than in the original database", async () => {
  const person = await insertPerson("marker-email@family.example");
  await fillFamily(site.db, person, site.clock.now.toISOString());
  const backup = await site.makeBackup();
  expect(await markersIn(site.db)).toContain("requests.tell_us_more");
  site.clock.now = new Date("2026-11-20T08:50:00.000Z");
  await erase(person);
  await storeNotes();
  const remaining = await markersIn(site.db);
  expect(remaining).not.toContain("requests.tell_us_more");
  site.clock.now = new Date("2026-11-22T08:50:00.000Z");
  const db = await openRestored(backup?.name ?? "");
  expect(await markersIn(db)).toEqual(remaining);
  const rows = (from: Database) =>
    from
      .selectFrom("requests")
      .select(["id", "status", "updated_at", "erased_at"])
      .orderBy("id")
      .execute();
  expect(await rows(db)).toEqual(await rows(site.db));
  // the restored database also contains the notes of erasures
  const notes = (from: Database) =>
    from.selectFrom("erasures").select(["id", "kind", "row_id"]).orderBy("id").execute();
  expect(await notes(db)).toEqual(await notes(site.db));
});

it("a restore erases bookings again if their account was created and erased later", async () => {
  for (const status of ["received", "completed"] as const) {
    await insertBooking(site.db, { email: "late@family.example", status, tell_us_more: "a stone" });
  }
  const backup = await site.makeBackup();
  const person = await insertPerson("late@family.example");
  await claimRequests(site.db, person);
  await erase(person);
  await storeNotes();
  const db = await openRestored(backup?.name ?? "");
  const erased = { tell_us_more: "", full_name: "", email: "", phone_number: "" };
  const bookings = await db.selectFrom("requests").selectAll().execute();
  expect(bookings).toMatchObject([erased, erased]);
});

it("a team member who was binned after the backup is in the bin after a restore", async () => {
  const { id: actorId } = await insertAdmin(site.db, "Nila");
  const by = { actorId, network: "" };
  const { now } = site.clock;
  const values = { name: "Farhana", role: "Nurse", bio: "" };
  const added = await addRecord(site.db, by, team, { values, formKey: null }, now);
  const id = "id" in added ? added.id : "";
  const backup = await site.makeBackup();
  expect(await binOf(team).put(site.db, by, { id, seenVersion: 1 }, now)).toBe("deleted");
  await storeNotes();
  const db = await openRestored(backup?.name ?? "");
  const [member] = await db.selectFrom("team_members").selectAll().execute();
  expect(member).toMatchObject({ id, deleted_at: site.clock.now.toISOString() });
});

it("a restore ends all family links, because ended ones would work again", async () => {
  await insertBooking(site.db, { id: "r" });
  const validLink = { id: "w", request_id: "r", expires_at: "2026-12-19T00:00:00.000Z" };
  for (const insert of [insertLink, insertFamilySession, insertWatchLink]) {
    await insert(site.db, validLink);
  }
  const backup = await site.makeBackup();
  const db = await openRestored(backup?.name ?? "");
  expect(await db.selectFrom("request_sessions").selectAll().execute()).toEqual([]);
  for (const table of ["request_links", "watch_links"] as const) {
    const ended_at = site.clock.now.toISOString();
    expect(await db.selectFrom(table).select("ended_at").execute(), table).toEqual([{ ended_at }]);
  }
});

it("one encrypted note of an erasure is stored beside the backups, without personal data", async () => {
  const person = await insertPerson("zarina@family.example");
  await erase(person);
  await storeNotes();
  await storeNotes();
  const notes = filesIn(site.folder);
  expect(notes).toEqual([expect.stringMatching(/^erasures\/2026-11-20T08-30-00Z-\w+\.json\.age$/)]);
  const rows = await site.db.selectFrom("erasures").selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/zarina|@/);
  expect(rows.map(({ written_at }) => written_at)).not.toContain(null);
});

it("an erasure succeeds without the storage, and its note is stored on the next attempt", async () => {
  writeFileSync(site.folder, "a file where a folder should be");
  const person = await insertPerson("zarina@family.example");
  await erase(person);
  await expect(storeNotes()).rejects.toThrow();
  expect(await site.db.selectFrom("users").selectAll().execute()).toEqual([]);
  rmSync(site.folder);
  await storeNotes();
  expect(filesIn(site.folder)).toHaveLength(1);
});
