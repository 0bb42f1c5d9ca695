/** True if this run tests PostgreSQL; `npm test` runs SQLite first, then PostgreSQL. */
export const onPostgres = process.env.TEST_ENGINE === "postgres";

/** For SQLite's own traits: its file, its bytes, its single writer. */
export const onSqlite = !onPostgres;
