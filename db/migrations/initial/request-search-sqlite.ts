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
type Kind = keyof typeof requests;

/**
 * An index of trigrams over the words of bookings and messages, which triggers keep. It holds no words:
 * they are read from the requests themselves (https://www.sqlite.org/fts5.html#external_content_tables),
 * so that what is erased there stands nowhere else. The trigrams of what is erased are marked as such, and
 * go from the bytes with the rest of it (`sweepErased`): FTS5's own `secure-delete` would take a tenth of a
 * second for each request among 100,000. Without the places of the trigrams (`detail=none`) the index is a
 * third as large; whoever finds by it compares the words once more.
 *
 * Each request has a document's number, which a VACUUM does not change as it does that of a row. Who
 * comes later has the higher one: the newest are found first.
 */
export async function createRequestSearch(db: Kysely<unknown>): Promise<void> {
  for (const kind of ["booking", "message"] as const) {
    const index = `${kind}_search`;
    const table = `${kind}s`;
    const documents = `${index}_documents`;
    await db.schema
      .createTable(documents)
      .addColumn("document", "integer", (column) => column.primaryKey().notNull())
      .addColumn("request_id", "text", (column) => column.notNull().unique())
      .execute();
    await sql`
      create view ${sql.table(`${index}_words`)} as
        select d.document, ${wordsOf(kind, "r")} as words
        from ${sql.table(documents)} d join ${sql.table(table)} r on r.id = d.request_id`.execute(
      db,
    );
    await sql`
      create virtual table ${sql.table(index)} using fts5(
        words, content=${sql.lit(`${index}_words`)}, content_rowid='document', tokenize='trigram',
        detail=none, columnsize=0
      )`.execute(db);
    await createTriggers(db, kind);
  }
}

async function createTriggers(db: Kysely<unknown>, kind: Kind): Promise<void> {
  const index = sql.table(`${kind}_search`);
  const table = sql.table(`${kind}s`);
  const documents = sql.table(`${kind}_search_documents`);
  const name = (event: string) => sql.ref(`${kind}s_${event}_search`);
  const enter = sql`
    insert into ${index} (rowid, words)
      select document, ${wordsOf(kind, "new")} from ${documents} where request_id = new.id`;
  // an index without words of its own is told which ones it is to forget
  const leave = sql`
    insert into ${index} (${sql.ref(`${kind}_search`)}, rowid, words)
      select 'delete', document, ${wordsOf(kind, "old")} from ${documents} where request_id = old.id`;
  const columns = requests[kind].map((column) => sql.ref(column));
  await sql`
    create trigger ${name("insert")} after insert on ${table} begin
      insert into ${documents} (request_id) values (new.id);
      ${enter};
    end`.execute(db);
  await sql`
    create trigger ${name("update")} after update of ${sql.join(columns)} on ${table}
      when ${wordsOf(kind, "old")} is not ${wordsOf(kind, "new")} begin
      ${leave};
      ${enter};
    end`.execute(db);
  await sql`
    create trigger ${name("delete")} after delete on ${table} begin
      ${leave};
      delete from ${documents} where request_id = old.id;
    end`.execute(db);
}

/** A space before each, and in place of each end of a line: where a word begins there is one. */
function wordsOf(kind: Kind, row: "r" | "new" | "old") {
  const parts = requests[kind].map((column) => {
    const words = sql`coalesce(${sql.ref(`${row}.${column}`)}, '')`;
    return column === "reference" ? sql`replace(${words}, '-', '')` : words;
  });
  return sql`replace(' ' || ${sql.join(parts, sql` || ' ' || `)}, char(10), ' ')`;
}
