import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.server";
import { createAccount } from "~/features/identity/accounts.server";
import { eraseExpired } from "~/features/upkeep/retention.server";
import { anAccount, markLastMailSent, PASSWORD, signInAs } from "../support/accounts";
import { type Copy, partOf } from "../support/data-copy";
import { openTestDatabase } from "../support/database";
import { type Filled, fillFamily, markersIn, sectionsOf, tables } from "../support/family-rows";
import { type Site, startSite } from "../support/site";
import { columnsOf } from "../support/tables";

const nameOf = ({ table, column }: Filled) => `${table}.${column}`;
const isIn = (section: "kept" | "download") => (filled: Filled) =>
  sectionsOf(filled.table)[section].includes(filled.column);

/** Tables of the migrator, and search indexes filled by triggers. */
const NOT_OURS = /^(kysely_|(hospital|request)_search)/;

/** Columns that are missing from the registry, listed twice, or do not exist. */
async function faultsIn(db: Database): Promise<string[]> {
  const columns = (await columnsOf(db)).filter(({ table }) => !NOT_OURS.test(table));
  const existing = columns.map(({ table, name }) => `${table}.${name}`);
  const listed = tables.flatMap((table) => sectionsOf(table).all.map((name) => `${table}.${name}`));
  return [
    ...existing.filter((name) => !listed.includes(name)).map((name) => `${name} is not listed`),
    ...listed.filter((name) => !existing.includes(name)).map((name) => `${name} is not there`),
    ...listed
      .filter((name, index) => listed.indexOf(name) !== index)
      .map((name) => `${name} twice`),
  ];
}

describe("list of all columns", () => {
  let db: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ db, close } = await openTestDatabase());
  });
  afterAll(() => close());

  it("has each column of the migrated database once", async () => {
    expect(await faultsIn(db)).toEqual([]);
  });

  it("has a retention for each table with personal data", () => {
    for (const table of tables) {
      const { personal, ends } = sectionsOf(table);
      expect(ends !== undefined, table).toBe(personal.length > 0);
    }
  });

  it("says for each personal column whether the person's download has it", () => {
    for (const table of tables) {
      const { personal, download, withheld } = sectionsOf(table);
      if (download.length === 0) continue;
      const accounted = [...personal.filter((name) => download.includes(name)), ...withheld];
      expect(accounted.toSorted(), table).toEqual(personal.toSorted());
    }
  });

  it("finds an unlisted column and table", async () => {
    await sql`alter table requests add column blood_group text`.execute(db);
    await sql`create table call_backs (id text, phone text)`.execute(db);
    expect(await faultsIn(db)).toEqual([
      "call_backs.id is not listed",
      "call_backs.phone is not listed",
      "requests.blood_group is not listed",
    ]);
  });
});

describe("family", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ RATE_LIMITS: "off" });
  });
  afterAll(() => site.close());

  it("gets the listed columns in its download, and leaves only the listed columns after erasure", async () => {
    const email = "marker-email@family.example";
    const account = await anAccount(site, email);
    const visitor = site.visitor();
    await signInAs(visitor, email);
    const filled = await fillFamily(site.db, account, site.clock.now.toISOString());
    // every table of a family, with a marker in each column that can hold one
    expect(new Set(filled.map(({ table }) => table)).size).toBeGreaterThanOrEqual(13);
    expect(await markersIn(site.db)).toEqual(expect.arrayContaining(filled.map(nameOf)));

    const file = await (await visitor.send("/profile/data.json")).text();
    const copy: Copy = JSON.parse(file);
    for (const table of tables.filter((table) => sectionsOf(table).download.length > 0)) {
      // the download names the columns of sessions as the page of devices does
      if (table === "sessions") continue;
      const names = partOf(copy, table).flatMap((row) => Object.keys(row));
      expect(names, table).toEqual(expect.arrayContaining([...sectionsOf(table).download]));
    }
    for (const { table, column, value } of filled.filter(isIn("download"))) {
      expect(JSON.stringify(partOf(copy, table)), `${table}.${column}`).toContain(value);
    }
    for (const { table, column, value } of filled.filter((one) => !isIn("download")(one))) {
      if (value !== email) expect(file, `${table}.${column}`).not.toContain(value);
    }

    const deletion = await visitor.get("/profile/deletion");
    const done = await visitor.submit(deletion, { currentPassword: PASSWORD });
    expect(done.path).toBe("/action-completed");
    await markLastMailSent(site);
    const remains = filled.filter(isIn("kept")).map(nameOf);
    expect(await markersIn(site.db)).toEqual(remains.toSorted());
    for (const table of ["requests", "request_events"] as const) {
      const rows = await site.db.selectFrom(table).selectAll().execute();
      expect(rows.length, table).toBeGreaterThan(0);
      for (const row of rows) expect(row, table).toMatchObject(sectionsOf(table).values);
    }
  });
});

describe("retention", () => {
  let db: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ db, close } = await openTestDatabase());
  });
  afterAll(() => close());

  const at = new Date("2026-11-20T08:00:00.000Z");
  const later = new Date("2030-11-20T08:00:00.000Z");
  const eraseAt = (now: Date) => eraseExpired({ db, now: () => now, log: () => {} });

  it("erases each table's rows as the list says", async () => {
    const account = await createAccount(
      db,
      { email: "marker-email@family.example", passwordHash: "", role: "user", language: "en" },
      at,
    );
    if (!account) throw new Error("no account");
    const filled = await fillFamily(db, account, at.toISOString());
    await db.updateTable("outbox").set({ sent_at: at.toISOString() }).execute();
    await eraseAt(at);
    const earlyMarkers = await markersIn(db);
    const earlyColumns = filled.filter(
      ({ table, column }) => sectionsOf(table).sooner[column] !== undefined,
    );
    expect(earlyMarkers).not.toContain("outbox.body_text");
    expect(earlyMarkers).not.toContain("outbox.body_html");
    expect(earlyMarkers).toContain("outbox.subject");
    expect(earlyColumns.map(nameOf)).toEqual(
      expect.arrayContaining(["outbox.body_text", "outbox.body_html", "reviews.email"]),
    );

    await db.updateTable("reviews").set({ status: "published" }).execute();
    await eraseAt(later);
    const remaining = await markersIn(db);
    // a published story stays, without its address; an account stays until its owner deletes it
    const lastingColumns = filled.filter(({ table, column }) =>
      table === "reviews" ? column !== "email" : sectionsOf(table).ends === "account",
    );
    expect(remaining).toEqual(lastingColumns.map(nameOf).toSorted());
    await db.updateTable("reviews").set({ status: "draft" }).execute();
    await eraseAt(later);
    expect(await db.selectFrom("reviews").selectAll().execute()).toEqual([]);
  });
});
