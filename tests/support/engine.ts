/** The database that this run of the tests is on; `npm test` runs them on one and then on the other. */
export const onPostgres = process.env.TEST_ENGINE === "postgres";

/** For what only SQLite has: its file, its bytes, its one writer. */
export const onSqlite = !onPostgres;
