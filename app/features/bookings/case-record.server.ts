import type { Queryable } from "#db/connection.server";
import { findAccountById } from "~/features/accounts/accounts.server";
import { mailsAbout, type RequestMail } from "~/features/mail/mail-states.server";
import { actorName } from "~/features/requests/history.server";
import type { Language } from "~/locales/languages";
import { type BookingRecord, findBooking } from "./booking-record.server";
import {
  findForMerge,
  type MergedBooking,
  mergedInto,
  type PossibleDuplicate,
  possibleDuplicates,
} from "./duplicates.server";
import type { HistoryEntry } from "./history";
import { historiesOf } from "./history.server";

/** A booking with all that belongs to it: what was merged into it, its mails, who has it. */
export interface CaseRecord extends BookingRecord {
  /** With the histories of what was merged into it, the newest first. */
  history: HistoryEntry[];
  merged: MergedBooking[];
  /** What it was merged into itself. */
  partOf: { id: string; reference: string } | null;
  mails: RequestMail[];
  duplicates: PossibleDuplicate[];
  assignee: { id: string; name: string } | null;
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
  const account = found.assignedTo ? await findAccountById(db, found.assignedTo) : null;
  return {
    ...found,
    history: merged.length > 0 ? await historiesOf(db, ids) : found.history,
    merged,
    partOf: partOf ? { id: partOf.id, reference: partOf.reference } : null,
    mails: await mailsAbout(db, ids),
    duplicates: found.fullName === "" ? [] : await possibleDuplicates(db, found),
    assignee: account && { id: account.id, name: actorName(account) },
  };
}
