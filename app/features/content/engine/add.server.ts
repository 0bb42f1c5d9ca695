import { randomUUID } from "node:crypto";
import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { FACTS } from "~/features/revisions/content-area.server";
import { defaultLanguage } from "~/locales/languages";
import type { FieldErrors } from "~/server/failed-form.server";
import { sha256Hex } from "~/server/signature.server";
import type { Area, Row, Values } from "./area.server";
import { factNames, namesOf } from "./record.server";
import { insertRecord, insertText, recordOf, tablesIn } from "./store.server";
import { keepPart, wholeErrors } from "./write.server";

/**
 * Adds a draft with its English words and its facts. The same form with the same values again is the
 * same record.
 *
 * @param formKey from the form; null for a post that carries none
 */
export async function add(
  db: Database,
  by: Editor,
  area: Area,
  { values, formKey }: { values: Values; formKey: string | null },
  now: Date,
): Promise<{ outcome: "added"; id: string } | { outcome: "refused"; errors: FieldErrors }> {
  const begun = area.begin?.(values);
  const facts = filledIn(factNames(area), values, begun?.facts);
  const words = filledIn(namesOf(area, defaultLanguage), values, begun?.words);
  const errors = wholeErrors(area, facts);
  if (errors) return { outcome: "refused", errors };
  const id = recordId(formKey, by.actorId, values);
  const at = now.toISOString();
  await inTransaction(db, async (trx) => {
    const place: Row = area.order ? { position: await freePlace(trx, area) } : {};
    if (!(await insertRecord(trx, area, { id, facts, at }, place))) return;
    if (area.texts) {
      const text = { id, language: defaultLanguage, words, englishVersion: 0, at };
      await insertText(trx, area, text);
      await keepPart(trx, area, { id, part: defaultLanguage, values: words, by, at });
    }
    if (factNames(area).length > 0)
      await keepPart(trx, area, { id, part: FACTS, values: facts, by, at });
    await auditContent(trx, by, "content-added", { kind: area.key, id }, now);
  });
  return { outcome: "added", id };
}

/** At the end of the order, or before its beginning. */
async function freePlace(trx: Queryable, area: Area): Promise<number> {
  const { first, last } = await tablesIn(trx)
    .selectFrom(recordOf(area))
    .select((eb) => [eb.fn.min("position").as("first"), eb.fn.max("position").as("last")])
    .executeTakeFirstOrThrow();
  return area.order === "first" ? (first ?? 1) - 1 : (last ?? 0) + 1;
}

/** What the form said; where it did not ask, what the area begins with. */
function filledIn(names: readonly string[], values: Values, begun: Values = {}): Values {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? begun[name] ?? ""]));
}

function recordId(formKey: string | null, actorId: string, values: Values): string {
  if (formKey === null) return randomUUID();
  return sha256Hex(JSON.stringify([formKey, actorId, Object.values(values)])).slice(0, 32);
}
