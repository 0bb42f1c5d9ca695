import type { Queryable } from "#db/connection.server";
import type { ContentErasure, ErasedKind } from "#db/tables/erasures";
import { type Erasure, storeErasures, unknownErasures } from "~/features/audit/erasures.server";
import { putIntoBinAgain, withdrawConsentAgain } from "~/features/content/bin.server";
import { eraseStoryAddress } from "~/features/content/reviews/writers-data.server";
import { withdrawAllLinks } from "~/features/identity/one-time-links.server";
import { eraseAccountRow, eraseLink } from "~/features/identity/own-account.server";
import { eraseMail } from "~/features/mail/mail-sweep.server";
import { eraseFileAgain } from "~/features/papers/paper-files.server";
import { binPicture } from "~/features/pictures/picture-bin.server";
import { eraseRequests } from "~/features/requests/erasure.server";
import { endAllFamilyAccess } from "~/features/requests/family-access.server";
import { eraseContactAgain } from "~/features/requests/request-contacts.server";

type Erase = (db: Queryable, id: string, at: Date) => Promise<void>;

/**
 * Functions that repeat an erasure, by its kind. For content, `putIntoBinAgain` does this.
 */
const eraseByKind: Record<Exclude<ErasedKind, ContentErasure>, Erase> = {
  account: eraseAccountRow,
  request: async (db, id, at) => void (await eraseRequests(db, [id], at)),
  contact: eraseContactAgain,
  "story-address": eraseStoryAddress,
  mail: eraseMail,
  link: eraseLink,
  "video-consent": withdrawConsentAgain,
  picture: binPicture,
  paper: eraseFileAgain,
};

/**
 * Repeats erasures made after the backup, with their original times. Withdraws all mailed links and family links,
 * because used or ended ones would work again.
 *
 * @param erasures all known erasures
 * @returns the number of rows erased again
 */
export async function replayErasures(
  trx: Queryable,
  erasures: readonly Erasure[],
  now: Date,
): Promise<number> {
  const newErasures = await unknownErasures(trx, erasures);
  for (const { kind, rowId, at } of newErasures) await eraseAgain(kind)(trx, rowId, new Date(at));
  await storeErasures(trx, newErasures, now);
  await withdrawAllLinks(trx, now);
  await endAllFamilyAccess(trx, now);
  return newErasures.length;
}

function eraseAgain(kind: ErasedKind): Erase {
  return isContent(kind) ? (db, id, at) => putIntoBinAgain(db, kind, id, at) : eraseByKind[kind];
}

function isContent(kind: ErasedKind): kind is ContentErasure {
  return kind.startsWith("content ");
}
