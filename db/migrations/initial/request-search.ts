import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * Trigram index over `requests.search_text`: `pg_trgm` on PostgreSQL, FTS5 on SQLite, which reads
 * the text from the requests (https://www.sqlite.org/fts5.html#external_content_tables).
 *
 * Erased trigrams are only marked until `sweepErased` removes them.
 */
export async function createRequestSearch(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`
      create index request_search on requests using gin (search_text gin_trgm_ops)`.execute(db);
    return;
  }
  await sql`
    create virtual table request_search using fts5(
      search_text, content='requests', content_rowid='number', tokenize='trigram',
      detail=none, columnsize=0
    )`.execute(db);
  const enter = sql`
    insert into request_search (rowid, search_text) values (new.number, new.search_text)`;
  // an external-content index can only remove text that it is given
  const leave = sql`
    insert into request_search (request_search, rowid, search_text)
      values ('delete', old.number, old.search_text)`;
  await sql`create trigger requests_insert_search after insert on requests begin ${enter}; end`.execute(
    db,
  );
  await sql`
    create trigger requests_update_search after update of search_text on requests
      when old.search_text is not new.search_text begin ${leave}; ${enter}; end`.execute(db);
  await sql`create trigger requests_delete_search after delete on requests begin ${leave}; end`.execute(
    db,
  );
}
