import type { Language } from "~/locales/languages";

/** The words of a piece of content in one language. */
export interface RecordText<Field extends string> {
  language: Language;
  words: Record<Field, string>;
  /** Counts the changes of these words. */
  version: number;
  /** The version of the English that they were last held against. */
  englishVersion: number;
  /** ISO 8601 UTC. */
  updatedAt: string;
}

type RecordTexts<Field extends string> = Partial<Record<Language, RecordText<Field>>>;

/** A piece of content that is written in several languages, as coordinators see it; drafts too. */
export interface WordedRecord<Field extends string> {
  id: string;
  status: "draft" | "published";
  sample: boolean;
  /** Counts every change but moves in an order. */
  version: number;
  /** ISO 8601 UTC. */
  updatedAt: string;
  texts: RecordTexts<Field>;
}

/** The fields in which nothing stands yet. */
export function missingWords<Field extends string>(
  fields: readonly Field[],
  words: Partial<Record<Field, string>> | undefined,
): Field[] {
  return fields.filter((field) => !words?.[field]);
}
