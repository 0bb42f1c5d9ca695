import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Queryable } from "#db/connection.server";
import { derived } from "#db/derived";
import type { Schema } from "#db/schema";
import type { WordsNeed } from "~/dashboard/translation";
import { defaultLanguage, languages } from "~/locales/languages";
import { postFields } from "./post-editing";

const eb = expressionBuilder<Schema, "posts">();

/** Whether a post's words need this in some language, as its dots in the list say. */
export function needsWords(need: WordsNeed): Expression<SqlBool> {
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

/** How many posts need what, without those in the bin; counted anew only after one has changed. */
export function countPostNeeds(db: Queryable): Promise<Record<WordsNeed, number>> {
  const countOf = async (need: WordsNeed) => {
    const { count } = await db
      .selectFrom("posts")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("deleted_at", "is", null)
      .where(needsWords(need))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  return derived(db, "posts", "words-needs", async () => ({
    missing: await countOf("missing"),
    older: await countOf("older"),
  }));
}
