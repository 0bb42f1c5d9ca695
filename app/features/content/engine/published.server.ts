import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import { picturesById } from "~/features/pictures/picture-record.server";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { Area, Found, Shown, ShownRecord } from "./area.server";
import { factsIn, gapsIn } from "./record.server";
import { recordOf, tablesIn, textsOf } from "./store.server";

/**
 * The published records of an area in their order; English where a record's words in the language are
 * missing or unfinished.
 */
export async function published<A extends Area>(
  db: Queryable,
  area: A,
  language: Language,
): Promise<Shown<A>[]> {
  const rows = await tablesIn(db)
    .selectFrom(recordOf(area))
    .selectAll()
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .orderBy(area.order ? "position" : "updated_at", area.order ? "asc" : "desc")
    .orderBy("id")
    .execute();
  const ids = rows.map(({ id }) => id);
  const texts = await textsOf(db, area, ids, languagesFor(language));
  const whole = texts.filter(({ words }) => gapsIn(area, words).length === 0);
  const textFor = eachInLanguage(whole, ({ id }) => id, language);
  const pictures = await picturesById(
    db,
    rows.map((row) => row.picture_id ?? null),
    language,
  );
  const shown = rows.flatMap((row): ShownRecord[] => {
    const text = textFor.get(row.id);
    if (area.texts && !text) return [];
    return [
      {
        id: row.id,
        language: text?.language ?? language,
        sample: isSet(row.sample),
        picture: pictures.get(row.picture_id ?? "") ?? null,
        words: text?.words ?? {},
        facts: factsIn(area, row),
      },
    ];
  });
  return shown as Shown<A>[];
}

/** A record as families will see it, drafts too. */
export async function shownAs<A extends Area>(
  db: Queryable,
  area: A,
  found: Found,
  language: Language,
): Promise<Shown<A>> {
  const own = found.texts[language];
  const text = gapsIn(area, own?.words).length === 0 ? own : found.texts[defaultLanguage];
  const pictures = await picturesById(db, found.pictureIds, language);
  const shown: ShownRecord = {
    id: found.id,
    language: text?.language ?? defaultLanguage,
    sample: found.sample,
    picture: pictures.get(found.pictureIds[0] ?? "") ?? null,
    words: text?.words ?? {},
    facts: found.facts,
  };
  return shown as Shown<A>;
}
