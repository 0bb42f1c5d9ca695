import type { Database, Queryable } from "#db/connection.server";
import type { Language } from "~/locales/languages";
import type { RecordKind } from "./audit";
import type { Editor } from "./content-audit.server";
import type { RevisedWords } from "./revisions.server";

/** A piece of content for the pages of its revisions. */
interface ContentRecord {
  /** In the page's language if translated. */
  name: string;
  /** Language of the name, if it differs from the page's. */
  lang?: Language;
  /** Words by language; `null` has the facts. A record without `facts` has either languages or none. */
  words: ReadonlyMap<Language | null, RevisedWords>;
}

export interface BinnedRecord {
  id: string;
  name: string;
  /** Time of binning, ISO 8601 UTC. */
  deletedAt: string;
  /** Somebody's consent is recorded, which can be withdrawn even in the bin. */
  hasConsent?: boolean;
}

/** Key for facts in addresses and the audit. */
export const FACTS = "facts";

export interface PuttingBack extends Pick<RevisedWords, "fields"> {
  recordId: string;
  language: Language | null;
  /** Version of the English that the words were compared with; 0: unknown. */
  englishVersion: number;
  /** The current version on the coordinator's page. */
  seenVersion: number;
}

/**
 * `incomplete`: a published record cannot have these gaps. `conflict`: changed meanwhile. `elsewhere`: another page
 * makes that change.
 */
type PuttingBackOutcome = "written" | "missing" | "conflict" | "incomplete" | "elsewhere";

type Fields = Readonly<Record<string, string>>;

/** The facts of a record, which all languages share. */
interface RevisedFacts {
  /** Its pages open on them, and not on the English. */
  isFirst?: boolean;
  /** Values in words instead of keys. */
  shown: (fields: Fields, language: Language) => Fields;
  /** False if earlier facts may not replace the present ones; default: they may. */
  mayPutBack?: (earlier: Fields, now: Fields) => boolean;
}

/** An area for the pages of revisions and of the bin. */
export interface ContentArea {
  kind: RecordKind;
  /** True if each language's words have their own revisions. */
  hasLanguages: boolean;
  /** Field labels, in the order of the page. */
  labels: (language: Language) => Readonly<Record<string, string>>;
  /** Facts with revisions of their own, under `null`. */
  facts?: RevisedFacts;
  /** Null if there is no such record, or it is in the bin. */
  find: (db: Queryable, id: string, language: Language) => Promise<ContentRecord | null>;
  /** Restores earlier words through the area's own verb; audited as `content-reverted`. */
  putBack: (
    db: Database,
    by: Editor,
    change: PuttingBack,
    now: Date,
  ) => Promise<PuttingBackOutcome>;
  /** Left out for kinds that are never deleted. */
  bin?: {
    list: (db: Queryable, language: Language) => Promise<BinnedRecord[]>;
    /** Takes a record out of the bin unchanged; audited as `content-restored`. */
    takeOut: (db: Database, by: Editor, id: string, now: Date) => Promise<"restored" | "missing">;
    /** Erases records binned before then (ISO 8601 UTC), with everything that belongs to them. */
    erase: (trx: Queryable, before: string) => Promise<void>;
  };
}
