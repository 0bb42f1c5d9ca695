import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";

/** A partner that was asked for a request. */
export async function insertPartner(
  db: Queryable,
  request_id: string,
  given: Partial<Insertable<Schema["request_partners"]>>,
): Promise<void> {
  const at = "2026-11-20T08:10:00.000Z";
  const always = { name: "Bay Air", asked_on: "2026-11-20", answer: "open" } as const;
  await db
    .insertInto("request_partners")
    .values({ id: randomUUID(), request_id, created_at: at, updated_at: at, ...always, ...given })
    .execute();
}

/** All partners, in the order in which they were added. */
export function partnersIn(db: Queryable) {
  return db.selectFrom("request_partners").selectAll().orderBy("created_at").execute();
}
