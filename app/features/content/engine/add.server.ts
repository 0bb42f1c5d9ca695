import { randomUUID } from "node:crypto";
import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { FACTS } from "~/features/audit/content-area.server";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { defaultLanguage } from "~/locales/languages";
import type { FieldErrors } from "~/server/returned-form.server";
import { sha256Hex } from "~/server/signature.server";
import type { Area, Row, Values } from "./area.server";
import { storePartRevision } from "./part-revisions.server";
import { factErrors, factNames, namesOf } from "./record.server";
import { newSlug } from "./slugs.server";
import { insertRecord, insertText } from "./store.server";
import { asRecordTable, tablesIn } from "./tables.server";
import { wordErrors } from "./word-kinds.server";

type AddOutcome = { outcome: "added"; id: string } | { outcome: "refused"; errors: FieldErrors };

/**
 * Adds a draft with English texts and facts. Sending the same form with the same values again adds nothing.
 *
 * @param formKey null if the request has none
 */
export function addRecord(
  db: Database,
  by: Editor,
  area: Area,
  { values, formKey }: { values: Values; formKey: string | null },
  now: Date,
): Promise<AddOutcome> {
  const initialValues = area.initialValues?.(values);
  const words = filledIn(namesOf(area, defaultLanguage), values, initialValues?.words);
  const id = recordId(formKey, by.actorId, values);
  const at = now.toISOString();
  return inTransaction(db, async (trx): Promise<AddOutcome> => {
    if (await isThere(trx, area, id)) return { outcome: "added", id };
    const typedFacts = filledIn(factNames(area), values, initialValues?.facts);
    const slug = await newSlug(trx, area, id, { facts: typedFacts, words });
    const facts = { ...typedFacts, ...(slug ? { slug: slug.slug } : {}) };
    const errors = {
      ...wordErrors(area, words),
      ...factErrors(area, facts, now),
      ...(slug?.error ? { slug: slug.error } : {}),
    };
    if (Object.keys(errors).length > 0) return { outcome: "refused", errors };
    const place: Row = area.order ? { position: await newPosition(trx, area) } : {};
    // if transactions run concurrently, another request has inserted the record or slug first
    if (!(await insertRecord(trx, area, { id, facts, at }, place))) {
      if (await isThere(trx, area, id)) return { outcome: "added", id };
      throw new Error("Another record took the slug meanwhile");
    }
    if (area.texts) {
      const text = { id, language: defaultLanguage, words, englishVersion: 0, at };
      await insertText(trx, area, text);
      await storePartRevision(trx, area, { id, part: defaultLanguage, values: words, by, at });
    }
    if (factNames(area).length > 0)
      await storePartRevision(trx, area, { id, part: FACTS, values: facts, by, at });
    await auditContent(trx, by, "content-added", { kind: area.key, id }, now);
    return { outcome: "added", id };
  });
}

/** True if the record exists, even in the bin. */
async function isThere(trx: Queryable, area: Area, id: string): Promise<boolean> {
  const row = await tablesIn(trx)
    .selectFrom(asRecordTable(area))
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The position after the last record, or before the first if the area adds records there. */
async function newPosition(trx: Queryable, area: Area): Promise<number> {
  const { first, last } = await tablesIn(trx)
    .selectFrom(asRecordTable(area))
    .select((eb) => [eb.fn.min("position").as("first"), eb.fn.max("position").as("last")])
    .executeTakeFirstOrThrow();
  return area.order === "first" ? (first ?? 1) - 1 : (last ?? 0) + 1;
}

/** The form's values, with missing ones filled in from `initialValues` of the area. */
function filledIn(names: readonly string[], values: Values, initial: Values = {}): Values {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? initial[name] ?? ""]));
}

function recordId(formKey: string | null, actorId: string, values: Values): string {
  if (formKey === null) return randomUUID();
  return sha256Hex(JSON.stringify([formKey, actorId, Object.values(values)])).slice(0, 32);
}
