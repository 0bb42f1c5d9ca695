import type { Database, Queryable } from "#db/connection.server";
import { flag } from "#db/flag";
import { inTransaction } from "#db/transactions";
import { FACTS } from "~/features/audit/content-area.server";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { FieldErrors } from "~/server/returned-form.server";
import type { Area, AreaRecord, Part, Row, Values } from "./area.server";
import type { Origins } from "./lines";
import { storePartRevision } from "./part-revisions.server";
import { factColumns, factErrors, gapsIn, namesOf, valuesOf, versionOf } from "./record.server";
import { redirectFormerSlug, slugError } from "./slugs.server";
import {
  findRecord,
  insertText,
  storeEnglishVersion,
  updateRecord,
  updateText,
} from "./store.server";
import { moveTranslatedLines } from "./translated-lines.server";
import { wordErrors } from "./word-kinds.server";

export interface PartChange {
  id: string;
  part: Part;
  /** The new values; fields that are left out stay unchanged. */
  values: Values;
  /** The part's version on the page that the coordinator has open; 0 if it was never saved. */
  seen: number;
  /** The version of the English texts shown beside the part. */
  seenEnglish?: number;
  /** Allows writing to a record in the bin. */
  includeBinned?: true;
  /** Former positions of the lines in English lists, from the form. */
  origins?: Readonly<Record<string, Origins>>;
  /** Kind of the audit event; default: a change. */
  auditKind?: "content-reverted";
}

export type WriteOutcome =
  | { outcome: "written" }
  | { outcome: "missing" }
  /** Somebody else has changed this part meanwhile, so nothing was written. */
  | { outcome: "conflict"; found: AreaRecord }
  | { outcome: "refused"; errors: FieldErrors };

/**
 * Writes a part of a record, its revision and its audit event. Different parts never conflict. A translation is
 * outdated until it is saved beside the current English.
 */
export function writePart(
  db: Database,
  by: Editor,
  area: Area,
  writing: PartChange,
  now: Date,
): Promise<WriteOutcome> {
  return inTransaction(db, (trx) => writePartWith(trx, by, area, writing, now));
}

/** Does the same as `writePart`, within an open transaction. */
export async function writePartWith(
  trx: Queryable,
  by: Editor,
  area: Area,
  writing: PartChange,
  now: Date,
): Promise<WriteOutcome> {
  const { id, part, seen, includeBinned } = writing;
  const found = await findRecord(trx, area, id, includeBinned);
  if (!found) return { outcome: "missing" };
  const before = valuesOf(found, part) ?? {};
  const names = namesOf(area, part);
  const filledIn = Object.fromEntries(
    names.map((name) => [name, writing.values[name] ?? before[name] ?? ""]),
  );
  const values = (part === FACTS && area.completeFacts?.(filledIn)) || filledIn;
  const changed = names.filter((name) => values[name] !== (before[name] ?? ""));
  // saving the current values is not a conflict
  const isSame = changed.length === 0;
  if (!isSame && versionOf(found, part) !== seen) return { outcome: "conflict", found };
  const errors = await errorsIn(trx, area, found, part, values, now);
  if (errors) return { outcome: "refused", errors };
  const partWrite = { ...writing, values, found, by, now, isSame };
  const stored =
    part === FACTS
      ? await storeFacts(trx, area, partWrite)
      : await storeText(trx, area, { ...partWrite, part });
  if (stored === "nothing") return { outcome: "written" };
  // if transactions run concurrently, another one has written the part first
  if (stored === "late")
    return {
      outcome: "conflict",
      found: (await findRecord(trx, area, id, includeBinned)) ?? found,
    };
  const change = isSame ? undefined : { fields: changed, before: seen, after: seen + 1 };
  const record = { kind: area.key, id };
  await auditContent(trx, by, writing.auditKind ?? "content-changed", record, now, part, change);
  return { outcome: "written" };
}

interface PartWrite extends PartChange {
  found: AreaRecord;
  by: Editor;
  now: Date;
  isSame: boolean;
}
/** `nothing`: there was nothing to store. `late`: somebody else has written the part first. */
type StoreResult = "stored" | "nothing" | "late";

async function storeFacts(trx: Queryable, area: Area, partWrite: PartWrite): Promise<StoreResult> {
  const { id, values, found, seen, by, now, isSame, includeBinned } = partWrite;
  if (isSame) return "nothing";
  const at = now.toISOString();
  const change = {
    ...area.derive?.(found, values, by, now),
    ...factColumns(area, values),
    ...sampleAfter(area, partWrite),
    facts_version: seen + 1,
    updated_at: at,
  };
  if (!(await updateRecord(trx, area, id, change, { facts_version: seen }, includeBinned)))
    return "late";
  await redirectFormerSlug(trx, area, found, values.slug ?? "");
  const before = { version: found.factsVersion, fields: found.facts, at: found.updatedAt };
  await storePartRevision(trx, area, { id, part: FACTS, values, by, at }, seen + 1, 0, before);
  return "stored";
}

async function storeText(
  trx: Queryable,
  area: Area,
  partWrite: PartWrite & { part: Language },
): Promise<StoreResult> {
  const { id, part, values, found, seen, by, now, isSame, origins, seenEnglish = 0 } = partWrite;
  const text = found.texts[part];
  const isEnglish = part === defaultLanguage;
  const english = found.texts[defaultLanguage]?.version ?? 0;
  const englishVersion = isEnglish ? 0 : Math.min(seenEnglish, english);
  if (isSame && (!text || isEnglish || englishVersion <= text.englishVersion)) return "nothing";
  const at = now.toISOString();
  const stored = { id, language: part, words: values, englishVersion, at };
  if (isSame) await storeEnglishVersion(trx, area, stored);
  else {
    const isStored = text
      ? await updateText(trx, area, stored, seen)
      : await insertText(trx, area, stored);
    if (!isStored) return "late";
    const before = text && {
      version: text.version,
      englishVersion: text.englishVersion,
      fields: text.words,
      at: text.updatedAt,
    };
    await storePartRevision(
      trx,
      area,
      { id, part, values, by, at },
      seen + 1,
      englishVersion,
      before,
    );
    if (isEnglish) await moveTranslatedLines(trx, by, area, found, { values, origins }, now);
  }
  await updateRecord(trx, area, id, { ...sampleAfter(area, partWrite), updated_at: at });
  return "stored";
}

async function errorsIn(
  trx: Queryable,
  area: Area,
  found: AreaRecord,
  part: Part,
  values: Values,
  now: Date,
): Promise<FieldErrors | null> {
  const isPublic = part === defaultLanguage && found.status === "published";
  const gaps = isPublic ? gapsIn(area, values) : [];
  if (gaps.length > 0) return Object.fromEntries(gaps.map((name) => [name, "required"] as const));
  const slugProblem = part === FACTS ? await slugError(trx, area, found.id, values) : null;
  const errors = part === FACTS ? factErrors(area, values, now) : wordErrors(area, values);
  if (slugProblem) errors.slug = slugProblem;
  if (Object.keys(errors).length > 0) return errors;
  return area.partErrors?.(found, part, values, now) ?? null;
}

/** Clears the sample mark if the change makes a sample a real record. */
function sampleAfter(area: Area, { found, part, values }: PartWrite): Row {
  const before = part === defaultLanguage || part === FACTS ? valuesOf(found, part) : undefined;
  const name = before?.[area.nameField];
  const isStillSample = area.isStillSample
    ? area.isStillSample(found, part, values)
    : name === undefined || name === values[area.nameField];
  return found.sample && !isStillSample ? { sample: flag(false) } : {};
}
