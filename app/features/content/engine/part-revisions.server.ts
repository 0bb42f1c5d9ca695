import type { Queryable } from "#db/connection.server";
import { FACTS } from "~/features/audit/content-area.server";
import type { Editor } from "~/features/audit/content-audit.server";
import { storeRevision } from "~/features/audit/revisions.server";
import type { Area, Part, Values } from "./area.server";

/** Stores a revision of a part. Call it in the transaction that writes the part. */
export function storePartRevision(
  trx: Queryable,
  area: Area,
  { id, part, values, by, at }: { id: string; part: Part; values: Values; by: Editor; at: string },
  version = 1,
  englishVersion = 0,
  before?: Parameters<typeof storeRevision>[1]["before"],
): Promise<void> {
  const language = part === FACTS ? null : part;
  const revision = { kind: area.key, recordId: id, language, version, englishVersion };
  return storeRevision(trx, { ...revision, fields: values, at, actorId: by.actorId, before });
}
