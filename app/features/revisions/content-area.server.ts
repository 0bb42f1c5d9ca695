import type { Database, Queryable } from "#db/connection.server";
import type { RecordKind } from "~/features/audit/audit";
import type { Editor } from "~/features/audit/content-audit.server";
import type { Language } from "~/locales/languages";
import type { RevisedWords } from "./revisions.server";

/** A piece of content as its earlier versions are shown: what it is called, and its words now. */
interface ContentRecord {
  /** In the page's language where it has it. */
  name: string;
  /**
   * Its words in each language that has some, or under `null` what is in no language of its own.
   * A record without `facts` has either languages or none.
   */
  words: ReadonlyMap<Language | null, RevisedWords>;
}

/** A record in the bin. */
export interface BinnedRecord {
  id: string;
  name: string;
  /** When it was put there, ISO 8601 UTC. */
  deletedAt: string;
  /** Somebody agreed to it, and may withdraw that while it lies there. */
  hasConsent?: boolean;
}

/** Names in an address, and in the audit, what of a record is the same in every language. */
export const FACTS = "facts";

export interface PuttingBack extends Pick<RevisedWords, "fields"> {
  recordId: string;
  language: Language | null;
  /** The version of the English that the words were held against; 0: unknown. */
  englishVersion: number;
  /** The version that the coordinator saw in their place. */
  seenVersion: number;
}

/**
 * `incomplete`: what is published may not have these gaps. `conflict`: changed meanwhile. `elsewhere`:
 * what differs is noted on a page of its own alone.
 */
type PuttingBackOutcome = "written" | "missing" | "conflict" | "incomplete" | "elsewhere";

type Fields = Readonly<Record<string, string>>;

/** Fields as people read them, in a language. */
type Shown = (fields: Fields, language: Language) => Fields;

/** What of a record in languages is the same in all of them. */
interface RevisedFacts {
  title: (language: Language) => string;
  labels: (language: Language) => Readonly<Record<string, string>>;
  /** As people read them: keys by their names. */
  shown: Shown;
  /** Whether earlier ones may be put back in the place of those now; they may, if left out. */
  mayPutBack?: (earlier: Fields, now: Fields) => boolean;
}

/** What an area of content does with its earlier versions. */
export interface ContentArea {
  kind: RecordKind;
  /** Whether each language's words have versions of their own. */
  hasLanguages: boolean;
  /** What its fields are called, in the order of its page. */
  labels: (language: Language) => Readonly<Record<string, string>>;
  /** Its fields as people read them, where some hold keys. */
  shown?: Shown;
  /** What of a record in languages is the same in all of them, where that is kept too, under `null`. */
  facts?: RevisedFacts;
  /** Null where it is not there, or lies in the bin. */
  find: (db: Queryable, id: string, language: Language) => Promise<ContentRecord | null>;
  /** Writes earlier words anew, as the area's own form would; noted as `content-reverted`. */
  putBack: (
    db: Database,
    by: Editor,
    change: PuttingBack,
    now: Date,
  ) => Promise<PuttingBackOutcome>;
  /** Left out where records of the kind are never deleted. */
  bin?: {
    list: (db: Queryable, language: Language) => Promise<BinnedRecord[]>;
    /** Takes a record out of the bin, as it was; noted as `content-restored`. */
    takeOut: (db: Database, by: Editor, id: string, now: Date) => Promise<"restored" | "missing">;
    /** Erases what was put there before then (ISO 8601 UTC), with all that hangs on it. */
    erase: (trx: Queryable, before: string) => Promise<void>;
  };
}
