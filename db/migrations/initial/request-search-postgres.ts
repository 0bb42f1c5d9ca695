import { type Kysely, sql } from "kysely";

const requests = {
  booking: [
    "full_name",
    "email",
    "phone_number",
    "reference",
    "patient_current_location",
    "destination_country",
    "hospital",
    "tell_us_more",
  ],
  message: ["name", "email", "phone", "reference", "message"],
} as const;

/**
 * Search on PostgreSQL: `pg_trgm` over what a function makes of a request's
 * columns, which the server keeps by itself. Whoever searches calls the same function.
 */
export async function createRequestSearch(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  for (const [kind, columns] of Object.entries(requests)) {
    const call = sql.ref(`${kind}_words`);
    const parameters = columns.map((column) => sql`${sql.ref(column)} text`);
    const parts = columns.map((column) => {
      const words = sql`coalesce(${sql.ref(column)}, '')`;
      return column === "reference" ? sql`replace(${words}, '-', '')` : words;
    });
    await sql`
      create function ${call}(${sql.join(parameters)}) returns text
      language sql immutable parallel safe as $$
        select lower(replace(' ' || ${sql.join(parts, sql` || ' ' || `)}, e'\\n', ' ') collate "C")
      $$`.execute(db);
    await sql`
      create index ${sql.ref(`${kind}s_words`)} on ${sql.table(`${kind}s`)}
        using gin (${call}(${sql.join(columns.map((column) => sql.ref(column)))}) gin_trgm_ops)`.execute(
      db,
    );
  }
}
