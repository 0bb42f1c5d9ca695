import { type Kysely, sql } from "kysely";

/**
 * The documents have an id of their own: the texts' table has none that survives a VACUUM. The
 * space in front lets a word of two letters be found where a word begins. The tags (`§india§…§`)
 * let a common word be looked for in one country without a walk through all.
 */
export async function createHospitalSearch(db: Kysely<unknown>) {
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
