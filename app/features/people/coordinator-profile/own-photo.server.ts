import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import type { Editor } from "~/features/audit/content-audit.server";
import { findPhotoId, setPhotoId } from "~/features/identity/coordinator-photo.server";
import { type Picture, sourceFor } from "~/features/pictures/picture";
import { picturesById } from "~/features/pictures/picture-record.server";
import { isPicture } from "~/features/pictures/pictures.server";
import type { ChoiceOutcome } from "~/features/pictures/record-choice.server";
import type { Language } from "~/locales/languages";

/** A coordinator's photo; undefined if there is none. */
export async function photoOf(
  db: Queryable,
  userId: string,
  language: Language,
): Promise<Picture | undefined> {
  const id = await findPhotoId(db, userId);
  return id === null ? undefined : (await picturesById(db, [id], language)).get(id);
}

/** The photo in the data download: a link to its largest file, and its description. */
export async function collectPhoto(db: Queryable, userId: string, language: Language) {
  const photo = await photoOf(db, userId, language);
  return photo ? { file: sourceFor(photo, photo.width), description: photo.alt } : null;
}

/** Sets or removes a coordinator's photo, and audits it. @param pictureId null removes the photo */
export function chooseOwnPhoto(
  db: Database,
  { actorId, network }: Editor,
  pictureId: string | null,
  now: Date,
): Promise<ChoiceOutcome> {
  return inTransaction(db, async (trx) => {
    if ((await findPhotoId(trx, actorId)) === pictureId) return "done";
    if (pictureId !== null && !(await isPicture(trx, pictureId))) return "missing";
    await setPhotoId(trx, actorId, pictureId, now);
    const entry = { kind: "details-changed", actorId, subjectId: actorId, network } as const;
    await audit(trx, { ...entry, change: { fields: ["photo"] } }, now);
    return "done";
  });
}
