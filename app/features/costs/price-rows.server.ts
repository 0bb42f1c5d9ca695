import type { Queryable } from "#db/connection.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { type ServiceKey, serviceKeys } from "~/service-keys";
import { type CostWord, costWords, isCurrency, type PriceRange } from "./costs";

const LIST_ID = 1;

export type Ranges = Partial<Record<ServiceKey, PriceRange>>;

/** The one list as it is kept, with its words in each language that has some. */
export async function priceRows(db: Queryable) {
  const list = await db
    .selectFrom("price_list")
    .select(["as_of", "version", "updated_at"])
    .where("id", "=", LIST_ID)
    .executeTakeFirstOrThrow();
  const texts = await db
    .selectFrom("price_list_texts")
    .selectAll()
    .where("list_id", "=", LIST_ID)
    .execute();
  return { list, ranges: await rangesOf(db), texts };
}

async function rangesOf(db: Queryable): Promise<Ranges> {
  const rows = await db.selectFrom("price_ranges").selectAll().execute();
  const ranges: Ranges = {};
  for (const service of serviceKeys) {
    const row = rows.find((one) => one.service === service);
    if (!row || !isCurrency(row.currency)) continue;
    ranges[service] = { currency: row.currency, from: row.from_amount, to: row.to_amount };
  }
  return ranges;
}

/** The words of a language, and what they were held against. */
interface WrittenText {
  language: Language;
  words: Record<CostWord, string>;
  englishVersion: number;
  /** ISO 8601 UTC. */
  at: string;
}

/** @returns whether there were none in the language */
export async function insertPriceText(trx: Queryable, text: WrittenText): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("price_list_texts")
    .values({ ...columnsOf(text), list_id: LIST_ID, language: text.language })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Writes a language's words. Where the English is written and says in words what it said before (a
 * figure alone is another), translations are no older than they were.
 *
 * @returns whether they were still those of the version that was seen
 */
export async function updatePriceText(
  trx: Queryable,
  text: WrittenText,
  seenVersion: number,
): Promise<boolean> {
  const before = await trx
    .selectFrom("price_list_texts")
    .select(costWords)
    .where("list_id", "=", LIST_ID)
    .where("language", "=", text.language)
    .executeTakeFirst();
  const { numUpdatedRows } = await trx
    .updateTable("price_list_texts")
    .set({ ...columnsOf(text), version: seenVersion + 1 })
    .where("list_id", "=", LIST_ID)
    .where("language", "=", text.language)
    .where("version", "=", seenVersion)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return false;
  const isSame = before && costWords.every((word) => before[word] === text.words[word]);
  if (text.language === defaultLanguage && isSame) {
    await trx
      .updateTable("price_list_texts")
      .set({ english_version: seenVersion + 1 })
      .where("list_id", "=", LIST_ID)
      .where("language", "!=", defaultLanguage)
      .where("english_version", "=", seenVersion)
      .execute();
  }
  return true;
}

/** Says that a language's words were held against this English, and are right. */
export async function holdPriceText(
  trx: Queryable,
  { language, englishVersion }: Pick<WrittenText, "language" | "englishVersion">,
): Promise<void> {
  await trx
    .updateTable("price_list_texts")
    .set({ english_version: englishVersion })
    .where("list_id", "=", LIST_ID)
    .where("language", "=", language)
    .execute();
}

/** Counts a change, and writes the figures where they were given. */
export async function touchPriceList(
  trx: Queryable,
  figures: { asOf: string; ranges: Ranges } | null,
  at: string,
): Promise<void> {
  await trx
    .updateTable("price_list")
    .set((is) => ({
      version: is("version", "+", 1),
      updated_at: at,
      ...(figures ? { as_of: figures.asOf } : {}),
    }))
    .where("id", "=", LIST_ID)
    .execute();
  if (!figures) return;
  await trx.deleteFrom("price_ranges").execute();
  const rows = serviceKeys.flatMap((service) => {
    const range = figures.ranges[service];
    if (!range) return [];
    const { currency, from, to } = range;
    return [{ service, currency, from_amount: from, to_amount: to }];
  });
  if (rows.length > 0) await trx.insertInto("price_ranges").values(rows).execute();
}

function columnsOf({ words, englishVersion, at }: WrittenText) {
  const { source, payers } = words;
  return { source, payers, english_version: englishVersion, updated_at: at };
}
