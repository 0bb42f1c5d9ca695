import type { Selectable } from "kysely";
import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { Schema } from "#db/schema";
import type { PostRecord } from "./post-editing";

/** Null where there is none, or it lies in the bin. */
export async function findPostRecord(db: Queryable, id: string): Promise<PostRecord | null> {
  const [found] = await postRecords(db, [id]);
  return found ?? null;
}

/** Posts that are not in the bin, in the order in which their ids are given. */
export async function postRecords(db: Queryable, ids: readonly string[]): Promise<PostRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("posts")
    .selectAll()
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .execute();
  const texts = await db.selectFrom("post_texts").selectAll().where("post_id", "in", ids).execute();
  const textsById = Map.groupBy(texts, ({ post_id }) => post_id);
  const records = new Map(rows.map((row) => [row.id, recordOf(row, textsById.get(row.id) ?? [])]));
  return ids.flatMap((id) => records.get(id) ?? []);
}

function recordOf(
  row: Selectable<Schema["posts"]>,
  texts: readonly Selectable<Schema["post_texts"]>[],
): PostRecord {
  const { id, slug, category, status, version } = row;
  return {
    ...{ id, slug, category, status, version },
    factsVersion: row.facts_version,
    featured: isSet(row.featured),
    link: row.video_url ?? "",
    sample: isSet(row.sample),
    pictureId: row.picture_id,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    texts: Object.fromEntries(
      texts.map(({ language, title, excerpt, body, ...text }) => [
        language,
        {
          language,
          words: { title, excerpt, body },
          version: text.version,
          englishVersion: text.english_version,
          // rows that were laid by another release have no time of their own
          updatedAt: text.updated_at || row.updated_at,
        },
      ]),
    ),
  };
}
