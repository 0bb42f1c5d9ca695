import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import { createIndexes, key, required, textOrEmpty, userOrNull } from "./columns";

/** The family's consents, and what was given to their recipients. */
export async function createConsents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("consents")
    .addColumn("id", "text", key)
    .addColumn("request_id", "text", of("requests.id"))
    .addColumn("purpose", "text", required)
    .addColumn("recipient", "text", required)
    .addColumn("hospital_id", "text", (column) =>
      column.references("hospitals.id").onDelete("set null"),
    )
    .addColumn("words", "text", required)
    .addColumn("language", "text", required)
    .addColumn("state", "text", required)
    .addColumn("given_by", "text", textOrEmpty)
    .addColumn("way", "text")
    .addColumn("asked_by", "text", userOrNull)
    .addColumn("recorded_by", "text", userOrNull)
    .addColumn("asked_at", "text", required)
    .addColumn("given_at", "text")
    .addColumn("withdrawn_at", "text")
    .execute();
  await db.schema
    .createTable("disclosures")
    .addColumn("id", "text", key)
    .addColumn("request_id", "text", of("requests.id"))
    .addColumn("consent_id", "text", of("consents.id"))
    .addColumn("papers", "text", required)
    .addColumn("facts", "integer", required)
    .addColumn("way", "text", required)
    .addColumn("sent_at", "text", required)
    .addColumn("recorded_by", "text", userOrNull)
    .execute();
  await createIndexes(db, {
    consents_request_id: ["consents", "request_id"],
    consents_hospital_id: ["consents", "hospital_id"],
    disclosures_request_id: ["disclosures", "request_id"],
    disclosures_consent_id: ["disclosures", "consent_id"],
  });
}

const of = (column: string) => (definition: ColumnDefinitionBuilder) =>
  definition.notNull().references(column).onDelete("cascade");
