import type { Database, Queryable } from "#db/connection.server";
import { isRecordKind, type RecordKind } from "~/features/audit/audit";
import type { Editor } from "~/features/audit/content-audit.server";
import { deletersOf } from "~/features/audit/record-history.server";
import type { BinnedRecord } from "~/features/revisions/content-area.server";
import type { Language } from "~/locales/languages";
import { areas, contentAreas } from "./areas.server";
import { binAgain } from "./engine/bin.server";
import { withdrawAgain } from "./videos/withdrawal.server";

export interface Binned extends BinnedRecord {
  kind: RecordKind;
  /** Who put it there; null for an account that is gone. */
  who: string | null;
}

/** Everything in the bin, of all areas, the latest first. */
export async function listBin(db: Queryable, language: Language): Promise<Binned[]> {
  const binned: Omit<Binned, "who">[] = [];
  for (const { kind, bin } of Object.values(contentAreas)) {
    const records = (await bin?.list(db, language)) ?? [];
    binned.push(...records.map((record) => ({ ...record, kind })));
  }
  const who = await deletersOf(
    db,
    binned.map(({ id }) => id),
  );
  return binned
    .map((record) => ({ ...record, who: who.get(record.id) ?? null }))
    .sort((a, b) => b.deletedAt.localeCompare(a.deletedAt));
}

/**
 * Takes a record out of the bin.
 *
 * @param kind as somebody's form says it
 * @returns `missing` too for a kind that there is not
 */
export async function takeOutOfBin(
  db: Database,
  by: Editor,
  { kind, id }: { kind: string; id: string },
  now: Date,
): Promise<{ outcome: "restored"; kind: RecordKind } | { outcome: "missing" }> {
  if (!isRecordKind(kind)) return { outcome: "missing" };
  const outcome = (await contentAreas[kind]?.bin?.takeOut(db, by, id, now)) ?? "missing";
  return outcome === "restored" ? { outcome, kind } : { outcome: "missing" };
}

/**
 * Puts a record of a restored backup into the bin that a coordinator has deleted since.
 *
 * @param erased what the note of it says: `content team-member`
 */
export async function putIntoBinAgain(
  db: Queryable,
  erased: string,
  id: string,
  at: Date,
): Promise<void> {
  const area = Object.values(areas).find(({ key }) => erased === `content ${key}`);
  if (area) await binAgain(db, area, id, at);
}

/** Takes a video review of a restored backup off the site, whose patient has withdrawn the consent since. */
export function withdrawConsentAgain(db: Queryable, id: string, at: Date): Promise<void> {
  return withdrawAgain(db, id, at);
}

/** Erases what was put into the bin before then (ISO 8601 UTC). */
export async function sweepBin(trx: Queryable, before: string): Promise<void> {
  for (const { bin } of Object.values(contentAreas)) await bin?.erase(trx, before);
}
