import type { Database, Queryable } from "#db/connection.server";
import type { RecordKind } from "~/features/audit/audit";
import type { BinnedRecord } from "~/features/audit/content-area.server";
import type { Editor } from "~/features/audit/content-audit.server";
import { deletersOf } from "~/features/audit/record-history.server";
import type { Language } from "~/locales/languages";
import { areas, contentAreas } from "./areas.server";
import { binAgain } from "./engine/bin.server";
import { withdrawAgain } from "./videos/withdrawal.server";

export interface BinEntry extends BinnedRecord {
  kind: RecordKind;
  /** Name or email of the coordinator who binned it; null if the account was deleted. */
  who: string | null;
}

/** Records of all areas in the bin, latest first. */
export async function listBin(db: Queryable, language: Language): Promise<BinEntry[]> {
  const binned: Omit<BinEntry, "who">[] = [];
  for (const { kind, bin } of contentAreas) {
    const records = (await bin?.list(db, language)) ?? [];
    binned.push(...records.map((record) => ({ ...record, kind })));
  }
  const deleters = await deletersOf(
    db,
    binned.map(({ id }) => id),
  );
  return binned
    .map((record) => ({ ...record, who: deleters.get(record.id) ?? null }))
    .sort((a, b) => b.deletedAt.localeCompare(a.deletedAt));
}

/**
 * Restores a record from the bin.
 *
 * @param kind the kind that the form names
 * @returns `missing` also for an unknown kind
 */
export async function restoreFromBin(
  db: Database,
  by: Editor,
  { kind, id }: { kind: string; id: string },
  now: Date,
): Promise<{ outcome: "restored"; kind: RecordKind } | { outcome: "missing" }> {
  const area = contentAreas.find((one) => one.kind === kind);
  const outcome = await area?.bin?.takeOut(db, by, id, now);
  return area && outcome === "restored" ? { outcome, kind: area.kind } : { outcome: "missing" };
}

/**
 * Bins a record in a restored backup again if it was binned after the backup.
 *
 * @param erasureKind the kind of the erasure's note, such as `content team-member`
 */
export async function putIntoBinAgain(
  db: Queryable,
  erasureKind: string,
  id: string,
  at: Date,
): Promise<void> {
  const area = Object.values(areas).find(({ key }) => erasureKind === `content ${key}`);
  if (area) await binAgain(db, area, id, at);
}

/** Repeats a withdrawal of consent in a restored backup, which unpublishes the video review. */
export function withdrawConsentAgain(db: Queryable, id: string, at: Date): Promise<void> {
  return withdrawAgain(db, id, at);
}

/** Erases records that were binned before the given time (ISO 8601 UTC). */
export async function sweepBin(trx: Queryable, before: string): Promise<void> {
  for (const { bin } of contentAreas) await bin?.erase(trx, before);
}
