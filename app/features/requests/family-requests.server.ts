import type { Queryable } from "#db/connection.server";
import type { RequestStatus } from "#db/tables/requests";
import type { Language } from "~/locales/languages";
import type { OtherRequest } from "./history";
import { isClosed } from "./life";

/** Maximum number of requests, so that somebody who writes often does not fill the page. */
const MAX_REQUESTS = 20;

/** A request with the text that the family wrote in it. */
export interface FamilyRequest extends OtherRequest {
  words: string;
  language: Language;
  receivedAt: string;
  /** True if the clock of `words` is running, and the request is open or merged into an open one. */
  isUnanswered: boolean;
  /** Messages on the family's page since this time are unanswered (ISO 8601 UTC); null if all are answered. */
  waitsSince: string | null;
}

/**
 * All requests of one case, oldest first: the given ones, the family's earlier and later ones, and all that were
 * merged with any of them.
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
    .leftJoin("request_events", "request_events.id", "clocks.id")
    .select(["clocks.request_id", "earlier_id", "started_at", "request_events.id as event"])
    .where("clocks.request_id", "in", all)
    .where("stopped_at", "is", null)
    .orderBy("started_at")
    .execute();
  // a later message or paper starts a clock of its own
  const waiting = new Set(
    running.flatMap(({ request_id, event }) => (event === null ? request_id : [])),
  );
  return rows.map(({ status, merged_into, ...request }) => ({
    ...request,
    isUnanswered: waiting.has(request.id) && isOpen({ status, merged_into }),
    waitsSince: isOpen({ status, merged_into }) ? waitsSince(request.id) : null,
  }));

  /** Start of the earliest running clock of a request and those merged into it. */
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

/** Follows, in both directions, merges and clocks that made an earlier request wait again. */
async function linkedIds(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const all = new Set(ids);
  for (let frontier = [...ids]; frontier.length > 0 && all.size < MAX_REQUESTS; ) {
    const clocks = await db
      .selectFrom("clocks")
      .select(["request_id as id", "earlier_id as other"])
      .where((is) => is.or([is("request_id", "in", frontier), is("earlier_id", "in", frontier)]))
      .orderBy("started_at", "desc")
      .limit(MAX_REQUESTS)
      .execute();
    const merges = await db
      .selectFrom("requests")
      .select(["id", "merged_into as other"])
      .where((is) => is.or([is("id", "in", frontier), is("merged_into", "in", frontier)]))
      .execute();
    const found = [...clocks, ...merges].flatMap(({ id, other }) => (other ? [id, other] : [id]));
    frontier = [...new Set(found)].filter((id) => !all.has(id)).slice(0, MAX_REQUESTS);
    for (const id of frontier) all.add(id);
  }
  return [...all];
}
