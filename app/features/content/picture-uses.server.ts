import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import type { Editor } from "~/features/audit/content-audit.server";
import { coordinatorsWithPicture } from "~/features/identity/coordinator-photo.server";
import { erasePicture, putPictureIntoBin } from "~/features/pictures/picture-bin.server";
import { findPicture } from "~/features/pictures/picture-record.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { areas } from "./areas.server";
import { recordsWithPicture } from "./engine/pictures.server";

export interface PictureUse {
  label: string;
  /** Page where the record's picture is chosen, or the bin if the record is there. */
  href: string;
}

/** Every kind of record that uses pictures adds a query here. Drafts and binned records count as uses. */
const pictureUseQueries: readonly ((
  db: Queryable,
  pictureId: string,
  language: Language,
) => Promise<PictureUse[]>)[] = [
  ...Object.values(areas).map(
    (area) => (db: Queryable, pictureId: string, language: Language) =>
      recordsWithPicture(db, area, pictureId, language),
  ),
  coordinatorsWithPicture,
];

export async function usesOfPicture(
  db: Queryable,
  pictureId: string,
  language: Language,
): Promise<PictureUse[]> {
  const uses: PictureUse[] = [];
  for (const usesIn of pictureUseQueries) uses.push(...(await usesIn(db, pictureId, language)));
  return uses;
}

export type BinOutcome = "deleted" | "missing" | "conflict" | "used";

/** Bins a picture that no record uses. */
export function deletePicture(
  db: Database,
  by: Editor,
  seen: { id: string; seenVersion: number },
  language: Language,
  now: Date,
): Promise<BinOutcome> {
  return inTransaction(db, async (trx) => {
    if (!(await findPicture(trx, seen.id))) return "missing";
    if ((await usesOfPicture(trx, seen.id, language)).length > 0) return "used";
    return (await putPictureIntoBin(trx, by, seen, now)) ? "deleted" : "conflict";
  });
}

/**
 * Erases the photo of a deleted account unless a record uses it. Runs in the deletion's transaction.
 *
 * @param id null if the account has no photo
 * @returns the erased ids
 */
export async function erasePictureUsedNowhere(
  trx: Queryable,
  id: string | null,
  now: Date,
): Promise<string[]> {
  if (id === null || (await usesOfPicture(trx, id, defaultLanguage)).length > 0) return [];
  return erasePicture(trx, id, now);
}
