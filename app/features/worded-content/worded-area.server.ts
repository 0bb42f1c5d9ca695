import type { Database, Queryable } from "#db/connection.server";
import type { RecordKind } from "~/features/audit/audit";
import type { Editor } from "~/features/audit/content-audit.server";
import type { ContentArea } from "~/features/revisions/content-area.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { WordedRecord } from "./worded-record";
import { revisedText, type WritingResult, type WrittenWords } from "./write-words.server";

/** What an area whose records are written in several languages does with earlier words, and with its bin. */
export function wordedArea<Field extends string, Found extends WordedRecord<Field>>(area: {
  kind: RecordKind;
  /** The first is what a record is called by. */
  fields: readonly [Field, ...Field[]];
  labels: (language: Language) => Readonly<Record<Field, string>>;
  /** Null where there is none, or it lies in the bin. */
  find: (db: Queryable, id: string) => Promise<Found | null>;
  write: (
    db: Database,
    by: Editor,
    written: WrittenWords<Field>,
    now: Date,
  ) => Promise<WritingResult<Field, Found>>;
  bin: NonNullable<ContentArea["bin"]>;
}): ContentArea {
  const { kind, fields, labels, find, write, bin } = area;
  const [first] = fields;
  return {
    kind,
    hasLanguages: true,
    labels,
    find: async (db, id, language) => {
      const found = await find(db, id);
      if (!found) return null;
      const { texts } = found;
      const name = texts[language]?.words[first] || texts[defaultLanguage]?.words[first];
      const words = Object.values(texts).map(
        (text) => [text.language as Language | null, revisedText(text)] as const,
      );
      return { name: name ?? "", words: new Map(words) };
    },
    putBack: async (db, by, change, now) => {
      const { recordId, language, englishVersion, seenVersion } = change;
      const words = fields.map((field) => [field, change.fields[field] ?? ""] as const);
      const written = {
        ...{ recordId, seenVersion, seenEnglish: englishVersion },
        language: language ?? defaultLanguage,
        words: Object.fromEntries(words) as Record<Field, string>,
        kind: "content-reverted",
      } as const;
      return (await write(db, by, written, now)).outcome;
    },
    bin,
  };
}
