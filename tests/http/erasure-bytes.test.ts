import { existsSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#db/connection.server";
import { eraseExpired } from "~/features/upkeep/retention.server";
import { anAccount, markLastMailSent, PASSWORD, signInAs } from "../support/accounts";
import { insertBooking } from "../support/bookings";
import { onSqlite } from "../support/engine";
import { family } from "../support/family";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

/** The given words that occur in the bytes of the database's files. */
function wordsOnDisk(words: string[]): string[] {
  const file = site.env.databaseUrl.slice("file:".length);
  const bytes = [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]
    .filter((name) => existsSync(name))
    .map((name) => readFileSync(name));
  return words.filter((word) => bytes.some((content) => content.includes(word)));
}

async function bookAs(email: string, words: Record<string, string>) {
  const visitor = site.visitor();
  const done = await visitor.submit(await visitor.get("/booking"), { ...family, email, ...words });
  expect(done.path).toMatch(/^\/booking\/sent\//);
}

async function deleteAccountOf(email: string) {
  const visitor = site.visitor();
  await signInAs(visitor, email);
  const page = await visitor.get("/profile/deletion");
  const done = await visitor.submit(page, { currentPassword: PASSWORD });
  expect(done.path).toBe("/action-completed");
}

/** Deletes the account and sends its last mail. @returns the words that are still stored */
async function wordsAfterDeletion(email: string, words: string[]): Promise<string[]> {
  await deleteAccountOf(email);
  // only the address remains until the last mail is sent
  expect(wordsOnDisk(words.filter((word) => word !== email))).toEqual([]);
  await markLastMailSent(site);
  return wordsOnDisk(words);
}

describe.runIf(onSqlite)("bytes on disk", () => {
  it("contain nothing of a deleted account", async () => {
    const email = "bytes-of-rahima@example.com";
    const words = {
      fullName: "Rahima Bytewise",
      patientCurrentLocation: "Ward 17, Rangpur",
      tellUsMore: "A stroke on the left side. ".repeat(60),
    };
    await bookAs(email, words);
    const visitor = site.visitor();
    await visitor.submit(await visitor.get("/contact"), {
      name: "Rahima Bytewise",
      email,
      message: "Is there a bed on the twelfth floor?",
    });
    await anAccount(site, email);
    const searched = [
      email,
      "Rahima Bytewise",
      "Ward 17, Rangpur",
      "stroke on the left",
      "twelfth floor",
    ];
    expect(wordsOnDisk(searched)).toEqual(searched);
    expect(await wordsAfterDeletion(email, searched)).toEqual([]);
  });

  it("contain no part of a deleted account's name in the search index", async () => {
    const email = "trigrams-of-rahima@example.com";
    // letters used nowhere else
    const fullName = "ꦫꦲꦶꦩ";
    await bookAs(email, { fullName });
    await anAccount(site, email);
    const letters = [...fullName];
    // the index shares prefixes, so it may leave out a trigram's first letter
    const searched = letters.slice(1).map((_, at) => letters.slice(at, at + 2).join(""));
    const pairsInIndex = async () => {
      const { rows } = await sql<{ block: Buffer }>`select block from request_search_data`.execute(
        site.db,
      );
      return searched.filter((part) => rows.some(({ block }) => block.includes(part)));
    };
    expect(await pairsInIndex()).not.toEqual([]);
    await deleteAccountOf(email);
    expect(await pairsInIndex()).toEqual([]);
    expect(wordsOnDisk(letters)).toEqual([]);
  });

  it("contain nothing of a booking past its retention", async () => {
    await insertBooking(site.db, {
      status: "cancelled",
      email: "expired-bytes@example.com",
      tell_us_more: "An old illness, long told. ".repeat(400),
      received_at: "2025-11-01T00:00:00.000Z",
      updated_at: "2025-11-01T00:00:00.000Z",
    });
    const searched = ["expired-bytes@example.com", "long told"];
    expect(wordsOnDisk(searched)).toEqual(searched);
    await eraseExpired({ db: site.db, now: () => site.clock.now, log: () => {} });
    expect(wordsOnDisk(searched)).toEqual([]);
  });
});

describe.runIf(onSqlite)("deletion while another process reads", () => {
  it("succeeds at once, and the next clean-up removes the bytes", async () => {
    const email = "read-meanwhile@example.com";
    await anAccount(site, email);
    const other = openDatabase(site.env.databaseUrl);
    const reading = await other.startTransaction().setAccessMode("read only").execute();
    try {
      await reading.selectFrom("users").select("id").execute();
      await deleteAccountOf(email);
      expect(site.logs.join("")).toMatch(
        /"event":"database.erasure-postponed",.*"code":"SQLITE_BUSY"/,
      );
      // the site can still write while the other process reads
      await anAccount(site, "next@example.com");
    } finally {
      await reading.rollback().execute();
      await other.destroy();
    }
    await markLastMailSent(site);
    expect(wordsOnDisk([email])).toEqual([]);
  });
});
