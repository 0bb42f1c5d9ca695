import { type Kysely, sql } from "kysely";

/**
 * One row for each text that a hospital has in a language. The space in front lets a word of two
 * letters be found where a word begins. `pg_trgm` is a trusted extension: the database's owner may
 * create it (https://www.postgresql.org/docs/current/pgtrgm.html).
 */
export async function createHospitalSearch(db: Kysely<unknown>) {
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
