import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { RequestStatus } from "#db/tables/requests";
import type { Language } from "~/locales/languages";
import type { RequestKey } from "../request-key";
import { nameColumn } from "../words.server";
import { type Condition, type Criteria, conditionsOf, orderOf } from "./conditions.server";
import { excerptColumn } from "./newest-words.server";

export interface QueueRow extends RequestKey {
  reference: string;
  /** Empty if none was given, as in many call-backs, and after an erasure. */
  fullName: string;
  /** E.164; empty if none was given. */
  phoneNumber: string;
  email: string;
  urgent: boolean;
  service: string | null;
  /** The patient's location and destination, as the family entered them. */
  location: string;
  destination: string;
  words: string;
  language: Language;
  status: RequestStatus;
  /** True if a reply is owed. */
  isWaiting: boolean;
  isErased: boolean;
  /** Follow-up of an open request; null if there is none. */
  againAt: string | null;
  againWhy: string;
  /** Time at which somebody asked for a new link to the family's page, until it is issued. */
  linkWantedAt: string | null;
  /** Time of the last act on an open, answered request; null if it has an owner and a follow-up. */
  adriftSince: string | null;
  assignedTo: string | null;
  waitsSince: string;
  dueAt: string;
}

export interface RowRange {
  limit: number;
  offset: number;
}

/** Loads rows of the queue, in its order. @param more conditions in addition to the filter */
export async function readRows(
  db: Queryable,
  criteria: Criteria,
  { limit, offset }: RowRange,
  more: readonly Condition[] = [],
): Promise<QueueRow[]> {
  const { column, direction } = orderOf(criteria);
  const rows = await db
    .selectFrom("requests")
    .select([
      "kind",
      "id",
      "reference",
      nameColumn().as("fullName"),
      "phone_number as phoneNumber",
      "email",
      "urgent",
      "service",
      "patient_current_location as location",
      "destination_country as destination",
      excerptColumn().as("words"),
      "language",
      "status",
      "queue",
      "erased_at as erasedAt",
      "again_at as againAt",
      "again_why as againWhy",
      "link_wanted_at as linkWantedAt",
      "adrift_since as adriftSince",
      "assigned_to as assignedTo",
      "waits_since as waitsSince",
      "due_at as dueAt",
    ])
    .where((is) => is.and([...conditionsOf(criteria), ...more]))
    .orderBy(column, direction)
    .orderBy("id", direction)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ queue, erasedAt, ...row }) => ({
    ...row,
    urgent: isSet(row.urgent),
    isWaiting: queue === "now",
    isErased: erasedAt !== null,
    againAt: queue === "closed" ? null : row.againAt,
  }));
}
