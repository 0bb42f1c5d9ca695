import { type Kysely, sql } from "kysely";

/**
 * What keeps lists and searches fast among many rows: indexes in the order that pages are read in,
 * a trigram index over the hospitals' words (any script, no dictionary of words needed), and a
 * stamp for each kind of content that moves with every change, so that counts may be remembered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name] of superseded) await db.schema.dropIndex(name).execute();
  await createIndexes(db, indexes);
  await createHospitalSearch(db);
  await createStamps(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [table] of stamped) {
    for (const event of events)
      await sql`drop trigger ${sql.ref(`${table}_${event}_stamp`)}`.execute(db);
  }
  for (const name of searchTriggers) await sql`drop trigger ${sql.ref(name)}`.execute(db);
  for (const table of ["content_stamps", "hospital_search", "hospital_search_documents"]) {
    await db.schema.dropTable(table).execute();
  }
  for (const [name] of indexes) await db.schema.dropIndex(name).execute();
  await createIndexes(db, superseded);
}

type Indexes = readonly (readonly [name: string, table: string, columns: readonly string[]])[];

async function createIndexes(db: Kysely<unknown>, wanted: Indexes) {
  for (const [name, table, columns] of wanted) {
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
  }
}

const superseded: Indexes = [
  ["hospitals_status_country_slug", "hospitals", ["status", "country", "slug"]],
  ["posts_status_published_at", "posts", ["status", "published_at"]],
  ["posts_status_category_published_at", "posts", ["status", "category", "published_at"]],
  ["reviews_status_published_at", "reviews", ["status", "published_at"]],
];

/** With the id last: rows of the same moment keep one order from page to page. */
const indexes: Indexes = [
  ["hospitals_list", "hospitals", ["status", "country", "slug", "id"]],
  ["posts_featured", "posts", ["status", "featured", "published_at", "id"]],
  ["posts_list", "posts", ["status", "published_at", "id"]],
  ["posts_category_list", "posts", ["status", "category", "published_at", "id"]],
  ["reviews_list", "reviews", ["status", "published_at", "id"]],
  ["reviews_country_list", "reviews", ["status", "country", "published_at", "id"]],
  ["reviews_treatment_list", "reviews", ["status", "treatment", "published_at", "id"]],
  ["reviews_ratings", "reviews", ["status", "sample", "rating"]],
  ["video_reviews_list", "video_reviews", ["status", "published_at", "id"]],
];

/** Those on tables that stay when the search goes. */
const searchTriggers = [
  "hospital_texts_insert_search",
  "hospital_texts_update_search",
  "hospital_texts_delete_search",
  "hospitals_update_search",
  "hospital_specialties_insert_search",
  "hospital_specialties_delete_search",
];

const events = ["insert", "update", "delete"] as const;

/**
 * The documents have an id of their own: the texts' table has none that survives a VACUUM. The
 * space in front lets a word of two letters be found where a word begins. The tags (`§india§…§`)
 * let a common word be looked for in one country without a walk through all.
 */
async function createHospitalSearch(db: Kysely<unknown>) {
  await sql`
    create table hospital_search_documents (
      id integer primary key not null,
      hospital_id text not null,
      language text not null,
      tags text not null,
      words text not null,
      unique (hospital_id, language)
    )`.execute(db);
  await sql`
    create virtual table hospital_search using fts5 (
      tags, words,
      content = 'hospital_search_documents', content_rowid = 'id',
      tokenize = 'trigram', columnsize = 0
    )`.execute(db);
  const enter = sql`
    insert into hospital_search (rowid, tags, words) values (new.id, new.tags, new.words)`;
  const leave = sql`
    insert into hospital_search (hospital_search, rowid, tags, words)
      values ('delete', old.id, old.tags, old.words)`;
  const triggers = [
    ["hospital_search_documents_insert", "insert on hospital_search_documents", sql`${enter};`],
    [
      "hospital_search_documents_update",
      "update on hospital_search_documents",
      sql`${leave}; ${enter};`,
    ],
    ["hospital_search_documents_delete", "delete on hospital_search_documents", sql`${leave};`],
    [
      "hospital_texts_insert_search",
      "insert on hospital_texts",
      sql`
        insert into hospital_search_documents (hospital_id, language, tags, words)
          values (new.hospital_id, new.language, ${tagsOf("new.hospital_id")}, ' ' || new.search_text);`,
    ],
    [
      "hospital_texts_update_search",
      "update of search_text on hospital_texts",
      sql`
        update hospital_search_documents set words = ' ' || new.search_text
          where hospital_id = new.hospital_id and language = new.language;`,
    ],
    [
      "hospital_texts_delete_search",
      "delete on hospital_texts",
      sql`
        delete from hospital_search_documents
          where hospital_id = old.hospital_id and language = old.language;`,
    ],
    ["hospitals_update_search", "update of country on hospitals", retag("new.id")],
    [
      "hospital_specialties_insert_search",
      "insert on hospital_specialties",
      retag("new.hospital_id"),
    ],
    [
      "hospital_specialties_delete_search",
      "delete on hospital_specialties",
      retag("old.hospital_id"),
    ],
  ] as const;
  for (const [name, event, body] of triggers) {
    await sql`create trigger ${sql.ref(name)} after ${sql.raw(event)} begin ${body} end`.execute(
      db,
    );
  }
  await sql`
    insert into hospital_search_documents (hospital_id, language, tags, words)
      select hospital_id, language, ${tagsOf("hospital_texts.hospital_id")}, ' ' || search_text
      from hospital_texts`.execute(db);
}

/** Empty while a hospital is being deleted: its row has gone before those that hang on it. */
function tagsOf(hospitalId: string) {
  return sql`coalesce((
    select '§' || h.country || '§' || coalesce((
      select group_concat(s.specialty, '§') from hospital_specialties s where s.hospital_id = h.id
    ), '') || '§'
    from hospitals h where h.id = ${sql.ref(hospitalId)}), '')`;
}

function retag(hospitalId: string) {
  return sql`
    update hospital_search_documents set tags = ${tagsOf(hospitalId)}
      where hospital_id = ${sql.ref(hospitalId)};`;
}

/** Which changes move which stamp; a review counts only where the public sees it. */
const stamped = [
  ["hospitals", "hospitals", null],
  ["hospital_texts", "hospitals", null],
  ["hospital_specialties", "hospitals", null],
  ["posts", "posts", null],
  ["post_texts", "posts", null],
  ["reviews", "reviews", "published"],
] as const;

async function createStamps(db: Kysely<unknown>) {
  await db.schema
    .createTable("content_stamps")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("stamp", "integer", (column) => column.notNull())
    .execute();
  for (const name of new Set(stamped.map(([, name]) => name))) {
    await sql`insert into content_stamps (name, stamp) values (${name}, 0)`.execute(db);
  }
  for (const [table, name, status] of stamped) {
    for (const event of events) {
      const rows = { insert: ["new"], update: ["old", "new"], delete: ["old"] }[event];
      const seen = rows.map((row) => `${row}.status = '${status}'`).join(" or ");
      await sql`
        create trigger ${sql.ref(`${table}_${event}_stamp`)}
        after ${sql.raw(event)} on ${sql.table(table)} ${sql.raw(status ? `when ${seen}` : "")} begin
          update content_stamps set stamp = stamp + 1 where name = ${sql.lit(name)};
        end`.execute(db);
    }
  }
}
