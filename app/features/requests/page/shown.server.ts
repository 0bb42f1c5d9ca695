import type { Queryable } from "#db/connection.server";
import { readingsSince } from "~/features/audit/readings.server";
import { hospitalName } from "~/features/content/hospitals/hospital-choice.server";
import type { Language } from "~/locales/languages";
import { type FamilyRequest, familyRequests } from "../family-requests.server";
import type { RequestRecord } from "../find.server";
import type { HistoryEntry } from "../history";
import { historyOf } from "../history.server";
import { type ChatNotice, chatNoticesOf } from "../notices.server";

export interface ShownRequest extends RequestRecord {
  /** Names of the hospitals in the request's history and in merged requests, by slug. */
  hospitals: ReadonlyMap<string, string>;
  /** All requests of the family, including this one, oldest first. */
  family: FamilyRequest[];
  /** Histories of the family's requests that are not merged into this one, newest first. */
  familyHistory: HistoryEntry[];
  /** WhatsApp messages that notify of our answers, steps and refused papers, newest first. */
  notices: ChatNotice[];
  /** Times at which the family read the request's page (ISO 8601 UTC), earliest first. */
  readAt: string[];
}

export async function shownRequest(
  db: Queryable,
  found: RequestRecord,
  language: Language,
): Promise<ShownRequest> {
  const corrections = found.history.filter(({ field }) => field === "hospital");
  const slugs = new Set([
    ...corrections.flatMap(({ oldValue, newValue }) => [oldValue, newValue]),
    ...found.merged.map(({ hospital }) => hospital),
  ]);
  const hospitals = new Map<string, string>();
  for (const slug of slugs) {
    const name = await hospitalName(db, slug, language);
    if (name !== null) hospitals.set(slug, name);
  }
  const ownIds = [found.id, ...found.merged.map(({ id }) => id)];
  const family = await familyRequests(db, ownIds);
  const otherIds = family.map(({ id }) => id).filter((id) => !ownIds.includes(id));
  const familyHistory = otherIds.length > 0 ? await historyOf(db, ...otherIds) : [];
  const { id: requestId, receivedAt: since } = found;
  const readings = await readingsSince(db, { kind: "family-read", requestId, since });
  const readAt = readings.map(({ at }) => at);
  const notices = await chatNoticesOf(db, requestId);
  return { ...found, hospitals, family, familyHistory, notices, readAt };
}
