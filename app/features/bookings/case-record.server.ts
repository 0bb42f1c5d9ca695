import type { Queryable } from "#db/connection.server";
import { mailsAbout, type RequestMail } from "~/features/mail/mail-states.server";
import type { Language } from "~/locales/languages";
import { isErased } from "./booking";
import { type BookingRecord, findBooking } from "./booking-record.server";
import {
  contactsOf,
  findForMerge,
  type MergedBooking,
  mergedInto,
  type PossibleDuplicate,
  possibleDuplicates,
} from "./duplicates.server";
import type { HistoryEntry } from "./history";
import { historiesOf, lastFamilyWriting } from "./history.server";

/** A booking with all that belongs to it: what was merged into it, its mails. */
export interface CaseRecord extends BookingRecord {
  /** With the histories of what was merged into it, the newest first. */
  history: HistoryEntry[];
  merged: MergedBooking[];
  /** What it was merged into itself. */
  partOf: { id: string; reference: string } | null;
  mails: RequestMail[];
  duplicates: PossibleDuplicate[];
  /** The newest entry of the family's in its own history; empty where it has written nothing since. */
  heard: string;
}

export async function findCase(
  db: Queryable,
  id: string,
  language: Language,
  now: Date,
): Promise<CaseRecord | null> {
  const found = await findBooking(db, id, language, now);
  if (!found) return null;
  const merged = await mergedInto(db, id);
  const ids = [id, ...merged.map((one) => one.id)];
  const partOf = found.mergedInto ? await findForMerge(db, found.mergedInto) : undefined;
  return {
    ...found,
    history: merged.length > 0 ? await historiesOf(db, ids) : found.history,
    merged,
    partOf: partOf ? { id: partOf.id, reference: partOf.reference } : null,
    mails: await mailsAbout(db, ids),
    duplicates: isErased(found)
      ? []
      : await possibleDuplicates(db, { ...found, ...contactsOf([found, ...merged]) }),
    heard: (await lastFamilyWriting(db, id)) ?? "",
  };
}
