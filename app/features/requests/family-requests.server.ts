import type { Queryable } from "#db/connection.server";
import type { RequestStatus } from "#db/tables/requests";
import type { Language } from "~/locales/languages";
import type { OtherRequest } from "./history";
import { isClosed } from "./life";

/** Somebody who writes over and over fills no page. */
const MAX = 20;

/** A request with the words its family wrote in it. */
export interface FamilyRequest extends OtherRequest {
  words: string;
  language: Language;
  receivedAt: string;
  /** Its clock runs, and it is open or part of an open one. */
  isUnanswered: boolean;
  /** Words on its page since then are unanswered (ISO 8601 UTC); null: none are. */
  waitsSince: string | null;
}

/**
 * Requests of one case, oldest first: these, those the family wrote before and after, and all that were merged
 * with one of them.
 */
export async function familyRequests(
  db: Queryable,
  ids: readonly string[],
): Promise<FamilyRequest[]> {
  const all = await linkedIds(db, ids);
  const rows = await db
    .selectFrom("requests")
    .select(["id", "reference", "language", "status", "merged_into"])
    .select(["tell_us_more as words", "received_at as receivedAt"])
    .where("id", "in", all)
    .orderBy("received_at")
    .orderBy("number")
    .execute();
  const running = await db
    .selectFrom("clocks")
    .select(["request_id", "earlier_id", "started_at"])
    .where("request_id", "in", all)
    .where("stopped_at", "is", null)
    .orderBy("started_at")
    .execute();
  const waiting = new Set(running.map(({ request_id }) => request_id));
  return rows.map(({ status, merged_into, ...request }) => ({
    ...request,
    isUnanswered: waiting.has(request.id) && isOpen({ status, merged_into }),
    waitsSince: isOpen({ status, merged_into }) ? waitsSince(request.id) : null,
  }));

  /** The earliest running clock of a request and its parts. */
  function waitsSince(id: string): string | null {
    const ids = [id, ...rows.filter((row) => row.merged_into === id).map((part) => part.id)];
    const first = running.find(
      ({ request_id, earlier_id }) => ids.includes(request_id) || ids.includes(earlier_id ?? ""),
    );
    return first?.started_at ?? null;
  }

  function isOpen({ status, merged_into }: Merged): boolean {
    const whole = rows.find(({ id }) => id === merged_into);
    return whole ? isOpen(whole) : !isClosed(status);
  }
}

interface Merged {
  status: RequestStatus;
  merged_into: string | null;
}

/** Follows clocks that woke an earlier request, and merges, both ways. */
async function linkedIds(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const all = new Set(ids);
  for (let near = [...ids]; near.length > 0 && all.size < MAX; ) {
    const joined = await db
      .selectFrom("clocks")
      .select(["request_id as id", "earlier_id as other"])
      .where((is) => is.or([is("request_id", "in", near), is("earlier_id", "in", near)]))
      .orderBy("started_at", "desc")
      .limit(MAX)
      .execute();
    const merged = await db
      .selectFrom("requests")
      .select(["id", "merged_into as other"])
      .where((is) => is.or([is("id", "in", near), is("merged_into", "in", near)]))
      .execute();
    const found = [...joined, ...merged].flatMap(({ id, other }) => (other ? [id, other] : [id]));
    near = [...new Set(found)].filter((id) => !all.has(id)).slice(0, MAX);
    for (const id of near) all.add(id);
  }
  return [...all];
}
