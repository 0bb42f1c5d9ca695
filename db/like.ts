import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import { fold, normalForm } from "~/locales/fold";

/** True where a column holds a typed word, in any case and in the spellings of `spellingsOf`. */
export function holdsWord(column: Expression<unknown>, word: string): Expression<SqlBool> {
  const lower = sql`lower(${column})`;
  return expressionBuilder().or(spellingsOf(word).map((spelling) => contains(lower, spelling)));
}

/** A typed word folded and, where the stored text is not folded itself, as it was typed. */
function spellingsOf(word: string): string[] {
  return [...new Set([fold(word), normalForm(word, "NFC").toLowerCase()])];
}

export function contains(column: Expression<unknown>, text: string): Expression<SqlBool> {
  return sql<SqlBool>`${column} like ${containing(text)} escape '\\'`;
}

/** A pattern for `like`, with `\` before what would stand for other letters. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** A row's `search_text`: its texts as they are searched. */
export function searchText(texts: readonly string[]): string {
  return fold(texts.join("\n"));
}
