import type { Language } from "~/locales/languages";

/** Words of a record in one language. */
export interface RecordText<Field extends string> {
  language: Language;
  words: Record<Field, string>;
  /** Counts changes of these words. */
  version: number;
  /** Version of the English that they were last compared with. */
  englishVersion: number;
  /** ISO 8601 UTC. */
  updatedAt: string;
}

type RecordTexts<Field extends string> = Partial<Record<Language, RecordText<Field>>>;

/** A translated record for coordinators, draft or published. */
export interface WordedRecord<Field extends string> {
  id: string;
  status: "draft" | "published";
  sample: boolean;
  /** Counts every change except moves within an order. */
  version: number;
  /** ISO 8601 UTC. */
  updatedAt: string;
  texts: RecordTexts<Field>;
}

/** The empty fields. */
export function missingWords<Field extends string>(
  fields: readonly Field[],
  words: Partial<Record<Field, string>> | undefined,
): Field[] {
  return fields.filter((field) => !words?.[field]);
}
