import type { Queryable } from "#db/connection.server";
import type { Picture } from "~/features/pictures/picture";
import { picturesById } from "~/features/pictures/picture-record.server";
import type { Language } from "~/locales/languages";

/** The ids of hospitals' pictures in their order, by the hospitals' ids. */
export async function pictureIdsOf(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("hospital_pictures")
    .select(["hospital_id", "picture_id"])
    .where("hospital_id", "in", ids)
    .orderBy("position")
    .execute();
  const byId = Map.groupBy(rows, ({ hospital_id }) => hospital_id);
  return new Map([...byId].map(([id, own]) => [id, own.map(({ picture_id }) => picture_id)]));
}

/** A hospital's pictures in their order, as a page in a language shows them. */
export async function picturesOf(
  db: Queryable,
  id: string,
  language: Language,
): Promise<Picture[]> {
  const own = (await pictureIdsOf(db, [id])).get(id) ?? [];
  const pictures = await picturesById(db, own, language);
  return own.flatMap((pictureId) => pictures.get(pictureId) ?? []);
}

/** The first picture of each hospital that has one. */
export async function coversOf(
  db: Queryable,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, Picture>> {
  const own = await pictureIdsOf(db, ids);
  const firsts = [...own].flatMap(([id, [first]]) => (first ? [[id, first] as const] : []));
  const pictures = await picturesById(
    db,
    firsts.map(([, first]) => first),
    language,
  );
  return new Map(
    firsts.flatMap(([id, first]) => {
      const picture = pictures.get(first);
      return picture ? [[id, picture] as const] : [];
    }),
  );
}
