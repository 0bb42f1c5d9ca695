import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
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
import { findLastFamilyEvent, historyOf } from "./history.server";
import { isClosed, type RequestState } from "./life";
import { type Clock, clockOf } from "./promise";
import type { RequestContact } from "./request-contact";
import { peopleOfCase } from "./request-contacts.server";
import type { RequestKey } from "./request-key";

/** A request with everything that belongs to it, for coordinators. */
export interface RequestRecord extends Facts, RequestState {
  id: string;
  reference: string;
  kind: RequestKind;
  /** Name of one of our hospitals, or the text that the family entered. */
  hospital: string;
  language: Language;
  receivedAt: string;
  dueAt: string;
  clock: Clock;
  version: number;
  isErased: boolean;
  assignedTo: string | null;
  /** Follow-up of an open request (ISO 8601 UTC), and its reason. */
  againAt: string | null;
  againWhy: string;
  /** Time at which somebody asked for a new link to the family's page (ISO 8601 UTC), until it is issued. */
  linkWantedAt: string | null;
  /** Newest first, with the histories of merged requests. */
  history: HistoryEntry[];
  merged: MergedRequest[];
  partOf: OtherRequest | null;
  /** The family's contacts, also from merged requests. */
  contacts: ReturnType<typeof contactsOf>;
  /** People of the case besides its writer. */
  people: RequestContact[];
  mails: RequestMail[];
  duplicates: PossibleDuplicate[];
  /** Id of the family's newest event in this request's history; empty if there is none. */
  lastFamilyEvent: string;
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
  const people = await peopleOfCase(db, id);
  const others = people.map(({ phone: phoneNumber, email }) => ({ phoneNumber, email }));
  const allContacts = contactsOf([facts, ...merged, ...others]);
  const isErased = row.erased_at !== null;
  const promiseInput = {
    receivedAt: row.waits_since,
    dueAt,
    repliedAt: row.replied_at,
    open: !isClosed(status),
    // the call no longer counts as the answer once the family has written again
    byPhone: isSet(row.by_phone) && row.waits_since === receivedAt,
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
    hasReply: row.replied_at !== null,
    receivedAt,
    dueAt,
    clock: clockOf(promiseInput, now),
    version,
    isErased,
    assignedTo: row.assigned_to,
    againAt: isClosed(status) ? null : row.again_at,
    againWhy: row.again_why,
    linkWantedAt: row.link_wanted_at,
    history: await historyOf(db, ...ids),
    merged,
    partOf: await otherRequest(db, row.merged_into),
    contacts,
    people,
    mails: await mailsAbout(db, ids),
    duplicates: isErased ? [] : await possibleDuplicates(db, { id, receivedAt, ...allContacts }),
    lastFamilyEvent: (await findLastFamilyEvent(db, id)) ?? "",
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

export interface Erasable extends RequestKey {
  reference: string;
  isErased: boolean;
}

/** @returns null if there is no such request */
export async function findErasable(db: Queryable, id: string): Promise<Erasable | null> {
  const row = await db
    .selectFrom("requests")
    .select(["id", "kind", "reference", "erased_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const { erased_at, ...request } = row;
  return { ...request, isErased: erased_at !== null };
}
