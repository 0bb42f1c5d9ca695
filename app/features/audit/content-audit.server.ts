import type { Queryable } from "#db/connection.server";
import type { ContentKind, RecordKind } from "./audit";
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
 */
export function auditContent(
  trx: Queryable,
  by: Editor,
  kind: ContentKind,
  record: { kind: RecordKind; id: string },
  now: Date,
  language?: string,
): Promise<void> {
  return audit(trx, { kind, ...by, subjectId: null, record, detail: language }, now);
}
