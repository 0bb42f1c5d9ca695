import { type Kysely, sql } from "kysely";

/**
 * The migration of this name as PostgreSQL has it: the same indexes and stamps, and for the search
 * `pg_trgm` over the hospitals' words, with their tags in an array beside them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name] of superseded) await db.schema.dropIndex(name).execute();
  await createIndexes(db, indexes);
  await createHospitalSearch(db);
  await createStamps(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  // with the functions go the triggers that call them
  for (const name of functions) await sql`drop function ${sql.ref(name)} cascade`.execute(db);
  for (const table of ["content_stamps", "hospital_search_documents"]) {
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

const functions = [
  "enter_hospital_text",
  "leave_hospital_text",
  "retag_hospital",
  "retag_hospital_of_specialty",
  "hospital_tags",
  "move_stamp",
];

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

/**
 * One row for each text that a hospital has in a language. The space in front lets a word of two
 * letters be found where a word begins. `pg_trgm` is a trusted extension: the database's owner may
 * create it (https://www.postgresql.org/docs/current/pgtrgm.html).
 */
async function createHospitalSearch(db: Kysely<unknown>) {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`
    create table hospital_search_documents (
      hospital_id text collate "C" not null references hospitals (id) on delete cascade,
      language text collate "C" not null,
      tags text[] not null,
      words text collate "C" not null,
      primary key (hospital_id, language)
    )`.execute(db);
  await sql`
    create index hospital_search_words on hospital_search_documents
      using gin (words gin_trgm_ops)`.execute(db);
  await sql`
    create index hospital_search_tags on hospital_search_documents using gin (tags)`.execute(db);
  await sql`
    create function hospital_tags(of_hospital text) returns text[] language sql stable as $$
      select array(
        select country from hospitals where id = of_hospital
        union all
        select specialty from hospital_specialties where hospital_id = of_hospital
      )
    $$`.execute(db);
  await sql`
    create function enter_hospital_text() returns trigger language plpgsql as $$
    begin
      insert into hospital_search_documents (hospital_id, language, tags, words)
        values (new.hospital_id, new.language, hospital_tags(new.hospital_id), ' ' || new.search_text)
        on conflict (hospital_id, language) do update set words = excluded.words;
      return null;
    end $$`.execute(db);
  await sql`
    create function leave_hospital_text() returns trigger language plpgsql as $$
    begin
      delete from hospital_search_documents
        where hospital_id = old.hospital_id and language = old.language;
      return null;
    end $$`.execute(db);
  await sql`
    create function retag_hospital() returns trigger language plpgsql as $$
    begin
      update hospital_search_documents set tags = hospital_tags(new.id) where hospital_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create function retag_hospital_of_specialty() returns trigger language plpgsql as $$
    declare
      of_hospital text := case tg_op when 'DELETE' then old.hospital_id else new.hospital_id end;
    begin
      update hospital_search_documents set tags = hospital_tags(of_hospital)
        where hospital_id = of_hospital;
      return null;
    end $$`.execute(db);
  await createTriggers(db);
  await sql`
    insert into hospital_search_documents (hospital_id, language, tags, words)
      select hospital_id, language, hospital_tags(hospital_id), ' ' || search_text
      from hospital_texts`.execute(db);
}

async function createTriggers(db: Kysely<unknown>) {
  const triggers = [
    [
      "hospital_texts_enter",
      "insert or update of search_text on hospital_texts",
      "enter_hospital_text",
    ],
    ["hospital_texts_leave", "delete on hospital_texts", "leave_hospital_text"],
    ["hospitals_retag", "update of country on hospitals", "retag_hospital"],
    [
      "hospital_specialties_retag",
      "insert or delete on hospital_specialties",
      "retag_hospital_of_specialty",
    ],
  ] as const;
  for (const [name, event, call] of triggers) {
    await sql`
      create trigger ${sql.ref(name)} after ${sql.raw(event)}
        for each row execute function ${sql.ref(call)}()`.execute(db);
  }
}

/** Whose changes move which stamp. */
const stamped = [
  ["hospitals", "hospitals"],
  ["hospital_texts", "hospitals"],
  ["hospital_specialties", "hospitals"],
  ["posts", "posts"],
  ["post_texts", "posts"],
] as const;

/** A statement moves a stamp once, however many rows it changes; a review where the public sees it. */
async function createStamps(db: Kysely<unknown>) {
  await db.schema
    .createTable("content_stamps")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("stamp", "integer", (column) => column.notNull())
    .execute();
  await sql`
    insert into content_stamps (name, stamp) values ('hospitals', 0), ('posts', 0), ('reviews', 0)
  `.execute(db);
  await sql`
    create function move_stamp() returns trigger language plpgsql as $$
    begin
      update content_stamps set stamp = stamp + 1 where name = tg_argv[0];
      return null;
    end $$`.execute(db);
  for (const [table, name] of stamped) {
    await sql`
      create trigger ${sql.ref(`${table}_stamp`)}
        after insert or update or delete on ${sql.table(table)}
        for each statement execute function move_stamp(${sql.lit(name)})`.execute(db);
  }
  for (const [event, seen] of [
    ["insert", "new.status = 'published'"],
    ["update", "old.status = 'published' or new.status = 'published'"],
    ["delete", "old.status = 'published'"],
  ] as const) {
    await sql`
      create trigger ${sql.ref(`reviews_${event}_stamp`)}
        after ${sql.raw(event)} on reviews
        for each row when (${sql.raw(seen)}) execute function move_stamp('reviews')`.execute(db);
  }
}
