/** Engine of this run; `npm test` runs the tests on one and then on the other. */
export const onPostgres = process.env.TEST_ENGINE === "postgres";

/** For SQLite's own traits: its file, its bytes, its single writer. */
export const onSqlite = !onPostgres;
