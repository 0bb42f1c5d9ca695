import type { Queryable } from "#db/connection.server";
import type { RequestKind } from "#db/tables/requests";
import { hospitalName } from "~/features/content/hospitals/hospital-choice.server";
import { mailsAbout, type RequestMail } from "~/features/mail/mail-states.server";
import type { Language } from "~/locales/languages";
import {
  contactsOf,
  type MergedRequest,
  mergedInto,
  type PossibleDuplicate,
  possibleDuplicates,
} from "./duplicates.server";
import { factsOf } from "./fact-rows.server";
import type { Facts } from "./facts";
import type { HistoryEntry, OtherRequest } from "./history";
import { historyOf, lastFamilyWriting } from "./history.server";
import { isClosed, type Standing } from "./life";
import { type Clock, clockOf } from "./promise";

/** A request as a coordinator sees it: everything, and all that belongs to it. */
export interface RequestRecord extends Facts, Standing {
  id: string;
  reference: string;
  kind: RequestKind;
  /** The hospital's name where it is one of ours, else what was asked for. */
  hospital: string;
  language: Language;
  receivedAt: string;
  dueAt: string;
  clock: Clock;
  version: number;
  isErased: boolean;
  /** A coordinator's id; null for nobody. */
  assignedTo: string | null;
  /** With the histories of what was merged into it, the newest first. */
  history: HistoryEntry[];
  merged: MergedRequest[];
  /** The request that it was merged into. */
  partOf: OtherRequest | null;
  /** Where its family is reached, also by what was merged into it. */
  contacts: ReturnType<typeof contactsOf>;
  mails: RequestMail[];
  duplicates: PossibleDuplicate[];
  /** The newest event of the family's in its own history; empty where it has written nothing since. */
  heard: string;
}

export async function findRequest(
  db: Queryable,
  id: string,
  language: Language,
  now: Date,
): Promise<RequestRecord | null> {
  const row = await db.selectFrom("requests").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const { reference, kind, status, version, received_at: receivedAt, due_at: dueAt } = row;
  const facts = factsOf(row);
  const merged = await mergedInto(db, id);
  const ids = [id, ...merged.map((one) => one.id)];
  const contacts = contactsOf([facts, ...merged]);
  const isErased = row.erased_at !== null;
  const promised = {
    receivedAt: row.waits_since,
    dueAt,
    repliedAt: row.replied_at,
    open: !isClosed(status),
  };
  return {
    id,
    reference,
    kind,
    ...facts,
    hospital: (await hospitalName(db, facts.hospital, language)) ?? facts.hospital,
    language: row.language,
    status,
    heldFrom: row.held_from,
    isReplied: row.replied_at !== null,
    receivedAt,
    dueAt,
    clock: clockOf(promised, now),
    version,
    isErased,
    assignedTo: row.assigned_to,
    history: await historyOf(db, ...ids),
    merged,
    partOf: await otherRequest(db, row.merged_into),
    contacts,
    mails: await mailsAbout(db, ids),
    duplicates: isErased ? [] : await possibleDuplicates(db, { id, receivedAt, ...contacts }),
    heard: (await lastFamilyWriting(db, id)) ?? "",
  };
}

async function otherRequest(db: Queryable, id: string | null): Promise<OtherRequest | null> {
  if (id === null) return null;
  const other = await db
    .selectFrom("requests")
    .select(["id", "reference"])
    .where("id", "=", id)
    .executeTakeFirst();
  return other ?? null;
}
