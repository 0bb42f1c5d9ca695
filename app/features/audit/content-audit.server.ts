import type { Queryable } from "#db/connection.server";
import type { ContentChange, ContentKind, RecordKind } from "./audit";
import { audit } from "./audits.server";

/** The coordinator who changes content, and from where. */
export interface Editor {
  actorId: string;
  /** The limiting address of the network. */
  network: string;
}

/**
 * Notes who changed a piece of content; called in the transaction of what it tells of.
 *
 * @param language of changed words
 * @param change which fields changed, and the versions of the words before and after
 */
export function auditContent(
  trx: Queryable,
  by: Editor,
  kind: ContentKind,
  record: { kind: RecordKind; id: string },
  now: Date,
  language?: string,
  change?: ContentChange,
): Promise<void> {
  return audit(trx, { kind, ...by, subjectId: null, record, detail: language, change }, now);
}
