import { type Kysely, sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { databaseForEachTest } from "../tests/support/database";
import { onPostgres } from "../tests/support/engine";
import type { Database } from "./connection.server";
import * as companyTexts from "./migrations/2026-11-22T0400_create_company_texts";
import { SqliteColumnTypes } from "./postgres/columns";
import { ensureCompany } from "./seed";
import { inTransaction } from "./transactions";

const database = databaseForEachTest();
let db: Database;
beforeEach(async () => {
  db = database.db;
  await ensureCompany(db, new Date("2026-11-20T00:00:00.000Z"));
});

/** Runs a step in one transaction, as the migrator does. */
async function migrate(step: (db: Kysely<unknown>) => Promise<void>): Promise<void> {
  await inTransaction(db, (trx) =>
    step(
      (onPostgres ? trx.withPlugin(new SqliteColumnTypes()) : trx) as unknown as Kysely<unknown>,
    ),
  );
}

const columns = async () =>
  (
    await sql<Record<"address_en" | "address_bn" | "address_th", string>>`
      select address_en, address_bn, address_th from company`.execute(db)
  ).rows[0];

it("keeps what the owner wrote, forth and back, where the release before reads it", async () => {
  await migrate(companyTexts.down);
  await sql`update company set address_en = 'Road 1', address_bn = 'রোড ১', address_th = ''`.execute(
    db,
  );
  await migrate(companyTexts.up);
  const texts = await db.selectFrom("company_texts").selectAll().orderBy("language").execute();
  expect(texts).toEqual([
    { company_id: 1, language: "bn", address: "রোড ১" },
    { company_id: 1, language: "en", address: "Road 1" },
    { company_id: 1, language: "th", address: "" },
  ]);
  expect(await columns()).toEqual({ address_en: "Road 1", address_bn: "রোড ১", address_th: "" });
  await db.updateTable("company_texts").set({ address: "Road 2" }).execute();
  await migrate(companyTexts.down);
  expect((await columns())?.address_bn).toBe("Road 2");
});

it("takes a language that the migration does not know, without another column", async () => {
  await sql`insert into company_texts (company_id, language, address) values (1, 'ne', 'काठमाडौँ')`.execute(
    db,
  );
  const { rows } = await sql<{ n: number }>`select count(*) as n from company_texts`.execute(db);
  expect(rows[0]?.n).toBe(4);
});
