import type { Kysely } from "kysely";

interface Tables {
  hospital_texts: { hospital_id: string; language: string; search_text: string };
}

/**
 * Typed words are now looked for in one of the spellings that Bengali has for them, so the stored
 * ones are brought to the same. Triggers carry them into the index.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom("hospital_texts")
    .select(["hospital_id", "language", "search_text"])
    .execute();
  for (const { hospital_id, language, search_text } of rows) {
    const evened = evenOut(search_text);
    if (evened === search_text) continue;
    await db
      .updateTable("hospital_texts")
      .set({ search_text: evened })
      .where("hospital_id", "=", hospital_id)
      .where("language", "=", language)
      .execute();
  }
}

/** The spelling that was there is not known any more; the texts themselves still have it. */
export async function down(): Promise<void> {}

function evenOut(text: string): string {
  return text
    .replace(/(?<=(?:^|[\s.(])\p{L})\./gu, "")
    .replace(/[\u200b-\u200d\u0981\u0983\u09bc\u09cd]/g, "")
    .replace(/[শষ]/g, "স")
    .replace(/ণ/g, "ন")
    .replace(/ী/g, "ি")
    .replace(/ঈ/g, "ই")
    .replace(/ূ/g, "ু")
    .replace(/ঊ/g, "উ")
    .replace(/ৎ/g, "ত")
    .replace(/ঙ/g, "ং")
    .replace(/[অএ]যা/g, "এ")
    .replace(/([কপ])োল/g, "$1ল")
    .replace(/\s+/g, " ")
    .trim();
}
