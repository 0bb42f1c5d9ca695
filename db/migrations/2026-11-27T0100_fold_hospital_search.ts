import type { Kysely } from "kysely";

interface Tables {
  hospital_texts: { hospital_id: string; language: string; search_text: string };
}

/** Typed words are now folded; the stored ones are brought to the same. Triggers carry them into the index. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom("hospital_texts")
    .select(["hospital_id", "language", "search_text"])
    .execute();
  for (const { hospital_id, language, search_text } of rows) {
    const folded = folding(search_text);
    if (folded === search_text) continue;
    await db
      .updateTable("hospital_texts")
      .set({ search_text: folded })
      .where("hospital_id", "=", hospital_id)
      .where("language", "=", language)
      .execute();
  }
}

/** The spelling that was there is not known any more; the texts themselves still have it. */
export async function down(): Promise<void> {}

function folding(text: string): string {
  return text
    .replace(/\p{Cf}/gu, "")
    .replace(/[০-৯]/g, (digit) => String("০১২৩৪৫৬৭৮৯".indexOf(digit)))
    .replace(/[๐-๙]/g, (digit) => String("๐๑๒๓๔๕๖๗๘๙".indexOf(digit)))
    .replace(/\p{Pd}/gu, "-")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\u0985\u09be/g, "\u0986")
    .replace(/เเ/g, "แ")
    .replace(/([\u0e48-\u0e4c])([\u0e31\u0e34-\u0e37\u0e47\u0e4d])/g, "$2$1")
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, "$1\u0e33");
}
