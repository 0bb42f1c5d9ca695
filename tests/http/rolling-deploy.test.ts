import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isMigrated, migrateToLatest } from "#db/migrate";
import { owners } from "#db/schema";
import { anAccount, signInAs } from "../support/accounts";
import { coordinator } from "../support/admin";
import { send } from "../support/booking-form";
import { family, messageFields } from "../support/family";
import { requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";

/**
 * During a rolling deploy this release meets a database that the next one has migrated, with
 * columns and tables it does not know.
 */
let site: Site;
beforeAll(async () => {
  site = await startSite();
  for (const table of Object.keys(owners)) {
    await sql`alter table ${sql.table(table)} add column later text`.execute(site.db);
    await sql`alter table ${sql.table(table)} add column later_still integer not null default 0`.execute(
      site.db,
    );
  }
  await sql`create table of_a_later_release (id text primary key not null)`.execute(site.db);
  await sql`
    insert into kysely_migration (name, timestamp)
      values ('2999-01-01T0000_of_a_later_release', '2999-01-01T00:00:00.000Z')`.execute(site.db);
});
afterAll(() => site.close());

test("the old release starts on the newer database, and is ready", async () => {
  expect(await isMigrated(site.db)).toBe(true);
  expect(await migrateToLatest(site.db)).toEqual([]);
  expect((await site.fetch("/readyz")).status).toBe(200);
});

test("the old release serves families meanwhile, and stores their requests", async () => {
  for (const path of ["/", "/bn/hospitals?q=heart", "/th/blog", "/reviews", "/aboutus"]) {
    expect((await site.fetch(path)).status, path).toBe(200);
  }
  expect((await send(site, family)).path).toMatch(/^\/booking\/sent\/SETU-/);
  expect((await send(site, messageFields, "/bn/contact")).path).toMatch(
    /^\/bn\/contact\/sent\/SETU-/,
  );
  await anAccount(site, "karim@example.org");
  const visitor = site.visitor();
  await signInAs(visitor, "karim@example.org");
  expect((await visitor.get("/profile")).status).toBe(200);
});

test("the old release serves coordinators meanwhile", async () => {
  const nila = await coordinator(site);
  const { id } = await requestOf(site.db, { kind: "booking" });
  for (const path of ["", "/bookings", `/bookings/${id}`, "/contacts", "/team-member", "/audit"]) {
    expect((await nila.get(`/dashboard/admin${path}`)).status, path).toBe(200);
  }
});
