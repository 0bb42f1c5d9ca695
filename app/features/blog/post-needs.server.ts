import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import { derived } from "#db/counters";
import type { Schema } from "#db/schema";
import type { WordsNeed } from "~/dashboard/translation";
import { defaultLanguage, languages } from "~/locales/languages";
import { postFields } from "./post-editing";

const eb = expressionBuilder<Schema, "posts">();

/** Whether a post's words need this in some language, as its dots in the list say. */
function needsWords(need: WordsNeed): Expression<SqlBool> {
  return need === "older" ? eb.exists(olderTexts()) : eb(wholeTexts(), "<", languages.length);
}

function olderTexts() {
  return eb
    .selectFrom("post_texts as text")
    .innerJoin("post_texts as english", "english.post_id", "text.post_id")
    .select("text.language")
    .whereRef("text.post_id", "=", "posts.id")
    .where("english.language", "=", defaultLanguage)
    .where("text.language", "!=", defaultLanguage)
    .whereRef("text.english_version", "<", "english.version");
}

/** How many languages have every field of it. */
function wholeTexts() {
  return eb
    .selectFrom("post_texts")
    .select((text) => text.fn.countAll<number>().as("count"))
    .whereRef("post_texts.post_id", "=", "posts.id")
    .where((text) => text.and(postFields.map((field) => text(`post_texts.${field}`, "!=", ""))));
}

/** So many posts are remembered by their ids; of more, a page is found soon by looking. */
const KEPT_IDS = 500;

interface Needing {
  count: number;
  /** Which posts; null where there are too many to be kept. */
  ids: string[] | null;
}

/** Which posts need what, without those in the bin; looked for anew only after one has changed. */
export function postNeeds(db: Queryable): Promise<Record<WordsNeed, Needing>> {
  const needing = async (need: WordsNeed): Promise<Needing> => {
    const found = await db
      .selectFrom("posts")
      .select("id")
      .where("deleted_at", "is", null)
      .where(needsWords(need))
      .execute();
    const ids = found.length <= KEPT_IDS ? found.map(({ id }) => id) : null;
    return { count: found.length, ids };
  };
  return derived(db, "post needs", async () => ({
    missing: await needing("missing"),
    older: await needing("older"),
  }));
}

/** The posts that need it, asked by what is remembered of them. */
export async function postsThatNeed(db: Queryable, need: WordsNeed): Promise<Expression<SqlBool>> {
  const { ids } = (await postNeeds(db))[need];
  if (ids === null) return needsWords(need);
  return ids.length === 0 ? sql<SqlBool>`1 = 0` : eb("posts.id", "in", ids);
}
