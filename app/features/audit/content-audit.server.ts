import type { Queryable } from "#db/connection.server";
import type { ContentChange, ContentKind, RecordKind } from "./audit";
import { audit } from "./audits.server";

/** The coordinator who changes content. */
export interface Editor {
  actorId: string;
  /** The network as rate limits count it. */
  network: string;
}

/**
 * Audits a change of content in the transaction of the change.
 *
 * @param language language of the changed texts
 * @param change changed fields and revisions
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
