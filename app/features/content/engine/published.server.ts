import type { Selectable } from "kysely";
import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { Picture } from "~/features/pictures/picture";
import { picturesById } from "~/features/pictures/picture-record.server";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { Area, AreaRecord, AreaSpec, FactName, Values, WordName } from "./area.server";
import { factsIn, gapsIn } from "./record.server";
import { textsOf } from "./store.server";
import { asRecordTable, pictureIdsOf, type RecordColumns, tablesIn } from "./tables.server";

/** A published record for public pages; its fields have the types of the columns. */
export type PublicRecord<A> =
  A extends AreaSpec<infer M, infer T>
    ? PublicRecordFields & {
        words: Record<WordName<T>, string>;
        facts: Record<FactName<M>, string>;
      }
    : never;

interface PublicRecordFields {
  id: string;
  /** The language of the texts, which is English if the reader's language is missing. */
  language: Language;
  sample: boolean;
  /** ISO 8601 UTC; null if the area has no publication times. */
  publishedAt: string | null;
  /** ISO 8601 UTC. */
  updatedAt: string;
  /** The cover, which is the record's first picture. */
  picture: Picture | null;
  pictures: readonly Picture[];
  words: Values;
  facts: Values;
}

/** An area's published records in order, each in English if the reader's language is missing or incomplete. */
export async function publishedRecords<A extends Area>(
  db: Queryable,
  area: A,
  language: Language,
): Promise<PublicRecord<A>[]> {
  const rows = await tablesIn(db)
    .selectFrom(asRecordTable(area))
    .selectAll()
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .orderBy(area.order ? "position" : "updated_at", area.order ? "asc" : "desc")
    .orderBy("id")
    .execute();
  return publicRecordsOf(db, area, rows, language);
}

/** Records in the order of the ids. The caller must pass ids of published records only. */
export async function publishedAmong<A extends Area>(
  db: Queryable,
  area: A,
  ids: readonly string[],
  language: Language,
): Promise<PublicRecord<A>[]> {
  if (ids.length === 0) return [];
  const rows = await tablesIn(db)
    .selectFrom(asRecordTable(area))
    .selectAll()
    .where("id", "in", ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inOrder = ids.flatMap((id) => byId.get(id) ?? []);
  return publicRecordsOf(db, area, inOrder, language);
}

async function publicRecordsOf<A extends Area>(
  db: Queryable,
  area: A,
  rows: readonly Selectable<RecordColumns>[],
  language: Language,
): Promise<PublicRecord<A>[]> {
  const ids = rows.map(({ id }) => id);
  const texts = await textsOf(db, area, ids, languagesFor(language));
  const completeTexts = texts.filter(({ words }) => gapsIn(area, words).length === 0);
  const textFor = eachInLanguage(completeTexts, ({ id }) => id, language);
  const pictureIds = await pictureIdsOf(db, area, rows);
  const pictureOf = await picturesById(db, [...pictureIds.values()].flat(), language);
  const records = rows.flatMap((row): PublicRecordFields[] => {
    const text = textFor.get(row.id);
    if (area.texts && !text) return [];
    const pictures = (pictureIds.get(row.id) ?? []).flatMap((id) => pictureOf.get(id) ?? []);
    return [
      {
        id: row.id,
        language: text?.language ?? language,
        sample: isSet(row.sample),
        publishedAt: row.published_at ?? null,
        updatedAt: row.updated_at,
        picture: pictures[0] ?? null,
        pictures,
        words: text?.words ?? {},
        facts: factsIn(area, row),
      },
    ];
  });
  return records as PublicRecord<A>[];
}

/** A record, even a draft, as its public page shows it. */
export async function asPublicRecord<A extends Area>(
  db: Queryable,
  area: A,
  found: AreaRecord,
  language: Language,
): Promise<PublicRecord<A>> {
  const translation = found.texts[language];
  const isComplete = gapsIn(area, translation?.words).length === 0;
  const text = isComplete ? translation : found.texts[defaultLanguage];
  const pictureOf = await picturesById(db, found.pictureIds, language);
  const pictures = found.pictureIds.flatMap((id) => pictureOf.get(id) ?? []);
  const record: PublicRecordFields = {
    id: found.id,
    language: text?.language ?? defaultLanguage,
    sample: found.sample,
    publishedAt: found.row.published_at ? String(found.row.published_at) : null,
    updatedAt: found.updatedAt,
    picture: pictures[0] ?? null,
    pictures,
    words: text?.words ?? {},
    facts: found.facts,
  };
  return record as PublicRecord<A>;
}
