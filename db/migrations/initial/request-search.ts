import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * An index of trigrams over `requests.search_text`, which the database keeps by itself: `pg_trgm` on
 * PostgreSQL, FTS5 on SQLite. FTS5 holds no words: they are read from the requests themselves
 * (https://www.sqlite.org/fts5.html#external_content_tables), so that what is erased there stands nowhere
 * else. The trigrams of what is erased are marked as such, and go from the bytes with the rest of it
 * (`sweepErased`). Without the places of the trigrams (`detail=none`) the index is a third as large;
 * whoever finds by it compares the words once more.
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
  // an index without words of its own is told which ones it is to forget
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
