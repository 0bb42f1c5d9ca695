import { sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import { containsWord } from "#db/like";
import { type PageWindow, windowOf } from "~/paging";
import { type PictureRecord, recordsOf } from "./picture-record.server";

const PER_PAGE = 24;
const MAX_SEARCH = 100;
const MAX_WORDS = 6;

/** The pictures outside the bin whose descriptions or file names contain all search words, newest first. */
export async function listPictures(
  db: Queryable,
  { search, page }: { search: string; page: number },
): Promise<{ pictures: PictureRecord[]; count: number; window: PageWindow }> {
  let query = db
    .selectFrom("pictures")
    .innerJoin("picture_files", "picture_files.key", "pictures.file_key")
    .where("pictures.deleted_at", "is", null);
  for (const word of wordsOf(search)) {
    query = query.where((eb) =>
      eb.or([
        containsWord(eb.ref("picture_files.name"), word),
        eb.exists(
          eb
            .selectFrom("picture_texts")
            .select("picture_id")
            .whereRef("picture_id", "=", "pictures.id")
            .where(containsWord(sql.ref("alt"), word)),
        ),
      ]),
    );
  }
  const { count } = await query
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  const window = windowOf(Number(count), page, PER_PAGE);
  const direction = window.fromEnd ? "asc" : "desc";
  const rows = await query
    .select("pictures.id")
    .orderBy("pictures.created_at", direction)
    .orderBy("pictures.id", direction)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  const pictures = await recordsOf(db, window.fromEnd ? ids.reverse() : ids);
  return { pictures, count: Number(count), window };
}

function wordsOf(search: string): string[] {
  return search.slice(0, MAX_SEARCH).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}
