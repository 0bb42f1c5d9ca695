import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import { fold, normalForm } from "~/locales/fold";

/** True if a column contains the word, in upper or lower case and in any of its spellings. */
export function containsWord(column: Expression<unknown>, word: string): Expression<SqlBool> {
  const lower = sql`lower(${column})`;
  return expressionBuilder().or(spellingsOf(word).map((spelling) => contains(lower, spelling)));
}

/** The word both folded and as typed, because stored text may not be folded. */
function spellingsOf(word: string): string[] {
  return [...new Set([fold(word), normalForm(word, "NFC").toLowerCase()])];
}

export function contains(column: Expression<unknown>, text: string): Expression<SqlBool> {
  return sql<SqlBool>`${column} like ${likePattern(text)} escape '\\'`;
}

/** A pattern for `like`, with wildcards escaped. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** The `search_text` of a row: all its texts, folded. */
export function foldedSearchText(texts: readonly string[]): string {
  return fold(texts.join("\n"));
}
