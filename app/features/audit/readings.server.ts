import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { waitForClaims, whileClaiming } from "#db/transactions";
import type { Context } from "~/server/context";
import { errorFields } from "~/server/log.server";

/** Opening a request again within this time counts as one reading. */
const ONE_READING_MS = 15 * 60 * 1000;
const MAX_READINGS = 10;

/** A request was read by a coordinator, by the family, or with a watch link. */
export type ReadingKind = "case-read" | "family-read" | "watch-read";

export interface NewReading {
  kind: ReadingKind;
  requestId: string;
  /** The reader's account; null for a watch link and for a family without an account. */
  readerId: string | null;
  /** Time of the request's newest event, ISO 8601 UTC. A reading after it counts separately from one before it. */
  newest?: string;
}

/**
 * Records that somebody reads a request. A failure, such as a full disk, is only logged, because a family may be
 * waiting for a reply.
 */
export async function recordReading(
  { db, now, log, clientAddress }: Context,
  { kind, readerId, requestId, newest = "" }: NewReading,
): Promise<void> {
  const reading = { kind, readerId, requestId, newest, at: now(), network: clientAddress };
  try {
    await whileClaiming(db, async (claiming) => {
      // waits, so that the second of two simultaneous requests finds the event of the first
      await waitForClaims(claiming, `${kind} ${readerId} ${requestId}`);
      await insertUnlessRecorded(claiming, reading);
    });
  } catch (error) {
    const lostReading = { kind, reader: readerId, about: requestId };
    log("audit.lost", { ...lostReading, ...errorFields(error) });
  }
}

interface TimedReading extends Required<NewReading> {
  at: Date;
  network: string;
}

/** A single statement, because on SQLite no other write can happen during it. */
async function insertUnlessRecorded(
  db: Queryable,
  { kind, readerId, requestId, newest, at, network }: TimedReading,
): Promise<void> {
  const recentSince = new Date(at.getTime() - ONE_READING_MS).toISOString();
  await db
    .insertInto("audit_events")
    .columns(["id", "at", "kind", "actor_id", "network", "detail", "request_id"])
    .expression((eb) =>
      eb
        .selectFrom(
          eb
            .selectFrom("audit_events")
            .select((of) => of.fn.countAll<number>().as("count"))
            .where("kind", "=", kind)
            .where("actor_id", readerId === null ? "is" : "=", readerId)
            .where("request_id", "=", requestId)
            .where("at", ">", recentSince)
            .where("at", ">=", newest)
            .as("recent"),
        )
        .where("recent.count", "=", 0)
        .select((of) => [
          of.val<string>(randomUUID()).as("id"),
          of.val<string>(at.toISOString()).as("at"),
          of.val<string>(kind).as("kind"),
          of.val<string | null>(readerId).as("actor_id"),
          of.val<string>(network).as("network"),
          of.val<string>("").as("detail"),
          of.val<string | null>(requestId).as("request_id"),
        ]),
    )
    .execute();
}

export interface Reading {
  id: string;
  /** Null if the account was deleted. */
  reader: string | null;
  at: string;
}

/** Readings of a request since a time, earliest first, with the coordinator's name and public name. */
export async function readingsSince(
  db: Queryable,
  { kind, requestId, since }: { kind: ReadingKind; requestId: string; since: string },
): Promise<{ at: string; reader: string | null; publicName: string | null }[]> {
  return db
    .selectFrom("audit_events")
    .leftJoin("users", "users.id", "audit_events.actor_id")
    .select(["audit_events.at", "users.name as reader", "users.public_name as publicName"])
    .where("audit_events.request_id", "=", requestId)
    .where("audit_events.kind", "=", kind)
    .where("audit_events.at", ">=", since)
    .orderBy("audit_events.at")
    .execute();
}

/** The last readings of a request by coordinators, latest first. */
export async function readingsOf(db: Queryable, requestId: string): Promise<Reading[]> {
  const rows = await db
    .selectFrom("audit_events")
    .leftJoin("users", "users.id", "audit_events.actor_id")
    .select(["audit_events.id", "audit_events.at", "users.name", "users.email"])
    .where("audit_events.request_id", "=", requestId)
    .where("audit_events.kind", "=", "case-read")
    .orderBy("audit_events.at", "desc")
    .orderBy("audit_events.id")
    .limit(MAX_READINGS)
    .execute();
  return rows.map(({ id, at, name, email }) => ({ id, at, reader: name || email }));
}

/** Times at which coordinators read the request, without names, because the family downloads the times. */
export async function readingTimesOf(db: Queryable, requestId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("audit_events")
    .select("at")
    .where("request_id", "=", requestId)
    .where("kind", "=", "case-read")
    .orderBy("at")
    .execute();
  return rows.map(({ at }) => at);
}
