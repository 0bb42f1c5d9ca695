import type { Database, Queryable } from "#db/connection.server";
import type { RecordKind } from "~/features/audit/audit";
import type { Editor } from "~/features/audit/content-audit.server";
import type {
  ContentArea,
  PuttingBack,
  PuttingBackOutcome,
  RevisedFacts,
} from "~/features/revisions/content-area.server";
import type { RevisedWords } from "~/features/revisions/revisions.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { WordedRecord } from "./worded-record";
import { revisedText, type WritingResult, type WrittenWords } from "./write-words.server";

/** What an area whose records are written in several languages does with earlier words, and with its bin. */
export function wordedArea<Field extends string, Found extends WordedRecord<Field>>(area: {
  kind: RecordKind;
  /** The first is what a record is called by. */
  fields: readonly [Field, ...Field[]];
  shown?: ContentArea["shown"];
  labels: (language: Language) => Readonly<Record<Field, string>>;
  /** Null where there is none, or it lies in the bin. */
  find: (db: Queryable, id: string) => Promise<Found | null>;
  write: (
    db: Database,
    by: Editor,
    written: WrittenWords<Field>,
    now: Date,
  ) => Promise<WritingResult<Field, Found>>;
  facts?: RevisedFacts & {
    of: (found: Found) => RevisedWords;
    /** Writes earlier facts anew; noted as `content-reverted`. */
    putBack: (
      db: Database,
      by: Editor,
      change: PuttingBack,
      now: Date,
    ) => Promise<PuttingBackOutcome>;
  };
  bin: NonNullable<ContentArea["bin"]>;
}): ContentArea {
  const { kind, fields, labels, shown, find, write, facts, bin } = area;
  const [first] = fields;
  return {
    kind,
    hasLanguages: true,
    labels,
    shown,
    facts,
    find: async (db, id, language) => {
      const found = await find(db, id);
      if (!found) return null;
      const { texts } = found;
      const name = texts[language]?.words[first] || texts[defaultLanguage]?.words[first];
      const words = new Map<Language | null, RevisedWords>(
        Object.values(texts).map((text) => [text.language, revisedText(text)]),
      );
      if (facts) words.set(null, facts.of(found));
      return { name: name ?? "", words };
    },
    putBack: async (db, by, change, now) => {
      if (facts && change.language === null) return facts.putBack(db, by, change, now);
      const { recordId, englishVersion, seenVersion } = change;
      const language = change.language ?? defaultLanguage;
      const present: Partial<Record<string, string>> | undefined = (await find(db, recordId))
        ?.texts[language]?.words;
      const words = fields.map(
        // a version from before a field was added says nothing of it
        (field) => [field, change.fields[field] ?? present?.[field] ?? ""] as const,
      );
      const written = {
        ...{ recordId, seenVersion, seenEnglish: englishVersion },
        language,
        words: Object.fromEntries(words) as Record<Field, string>,
        kind: "content-reverted",
      } as const;
      return (await write(db, by, written, now)).outcome;
    },
    bin,
  };
}
