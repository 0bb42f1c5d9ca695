import type { Queryable } from "#db/connection.server";
import type { RequestPapers } from "#db/tables/papers";
import type { Language } from "~/locales/languages";

/** A text in the languages in which it was written. */
export type WordsByLanguage = Partial<Record<Language, string>>;

export interface NeededPaper
  extends Pick<RequestPapers, "id" | "position" | "whose" | "need" | "kind"> {
  checklist_id: string | null;
  checklist_version: number;
  title: WordsByLanguage;
  why: WordsByLanguage;
  how: WordsByLanguage;
  source: string;
  /** `2026-11-27`; empty if it is unknown. */
  as_of: string;
}

/** The papers that a request needs, in their order, without removed ones. */
export async function neededPapersOf(db: Queryable, requestId: string): Promise<NeededPaper[]> {
  const rows = await db
    .selectFrom("request_papers")
    .select(["id", "position", "whose", "need", "kind", "checklist_id", "checklist_version"])
    .select(["title", "why", "how", "source", "as_of"])
    .where("request_id", "=", requestId)
    .where("removed_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ title, why, how, ...row }) => ({
    ...row,
    title: wordsIn(title),
    why: wordsIn(why),
    how: wordsIn(how),
  }));
}

function wordsIn(text: string): WordsByLanguage {
  return text === "" ? {} : JSON.parse(text);
}
