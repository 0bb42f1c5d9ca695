import type { Queryable } from "#db/connection.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { type ServiceKey, serviceKeys } from "~/service-keys";
import { type CostWord, costWords, isCurrency, type PriceRange } from "./costs";

const LIST_ID = 1;

export type Ranges = Partial<Record<ServiceKey, PriceRange>>;

/** The stored list, with its words by language. */
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

/** Words of a language, with the English version they were compared with. */
interface WrittenText {
  language: Language;
  words: Record<CostWord, string>;
  englishVersion: number;
  /** ISO 8601 UTC. */
  at: string;
}

/** @returns false if the language already had words */
export async function insertPriceText(trx: Queryable, text: WrittenText): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("price_list_texts")
    .values({ ...columnsOf(text), list_id: LIST_ID, language: text.language })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Saves a language's words. If only figures of the English changed, translations do not become outdated.
 *
 * @returns false if somebody else changed the words meanwhile
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

/** Records that a language's words were compared with this English and are still right. */
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

/** Raises the version, and saves the figures if given. */
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
