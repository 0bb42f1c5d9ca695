import type { Database, Queryable } from "#db/connection.server";
import type { Language } from "~/locales/languages";
import type { RecordKind } from "./audit";
import type { Editor } from "./content-audit.server";
import type { RevisedContent } from "./revisions.server";

/** A content record, as the pages of its revisions need it. */
interface ContentRecord {
  /** The name in the page's language if it is translated, else in English. */
  name: string;
  /** Language of the name, if it differs from the page's language. */
  lang?: Language;
  /** Texts by language; the facts are under `null`. An area without `facts` has either languages or only `null`. */
  contentByLanguage: ReadonlyMap<Language | null, RevisedContent>;
}

export interface BinnedRecord {
  id: string;
  name: string;
  /** Time at which the record was put into the bin, ISO 8601 UTC. */
  deletedAt: string;
  /** True if the record stores a person's consent, which can be withdrawn even in the bin. */
  hasConsent?: boolean;
}

/** Key that stands for facts in addresses and in the audit. */
export const FACTS = "facts";

export interface Restoration extends Pick<RevisedContent, "fields"> {
  recordId: string;
  language: Language | null;
  /** Version of the English text with which the translation was compared; 0 if unknown. */
  englishVersion: number;
  /** The version that was current when the coordinator opened the page. */
  seenVersion: number;
}

/**
 * `incomplete`: the record would be refused with the earlier text. `conflict`: somebody has changed
 * the record meanwhile. `elsewhere`: these facts can only be changed on another page.
 */
type RestorationOutcome = "written" | "missing" | "conflict" | "incomplete" | "elsewhere";

type Fields = Readonly<Record<string, string>>;

/** The facts of a record, which all languages share. */
interface RevisedFacts {
  /** True if the pages of revisions show the facts first instead of the English text. */
  isFirst?: boolean;
  /** Replaces keys by readable values. */
  toReadable: (fields: Fields, language: Language) => Fields;
  /** False if earlier facts may not replace the current ones; by default they may. */
  canRestore?: (earlier: Fields, current: Fields) => boolean;
}

/** A content area, as the pages of revisions and of the bin need it. */
export interface ContentArea {
  kind: RecordKind;
  /** True if the text of each language has its own revisions. */
  hasLanguages: boolean;
  /** Field labels in the order of the page. */
  labels: (language: Language) => Readonly<Record<string, string>>;
  /** Set if the facts have their own revisions, with `null` as language. */
  facts?: RevisedFacts;
  /** Null if the record does not exist or is in the bin. */
  find: (db: Queryable, id: string, language: Language) => Promise<ContentRecord | null>;
  /** Restores an earlier revision with the area's own write function; audited as `content-reverted`. */
  restore: (
    db: Database,
    by: Editor,
    change: Restoration,
    now: Date,
  ) => Promise<RestorationOutcome>;
  /** Left out for kinds that are never deleted. */
  bin?: {
    list: (db: Queryable, language: Language) => Promise<BinnedRecord[]>;
    /** Takes a record out of the bin unchanged; audited as `content-restored`. */
    takeOut: (db: Database, by: Editor, id: string, now: Date) => Promise<"restored" | "missing">;
    /** Erases records that were binned before this time (ISO 8601 UTC), with everything that belongs to them. */
    erase: (trx: Queryable, before: string) => Promise<void>;
  };
}
