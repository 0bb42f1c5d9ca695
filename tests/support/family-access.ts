import type { Insertable } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { sha256Hex } from "~/server/signature.server";
import { insertRequestEvent } from "./requests";
import type { Site } from "./site";

type Row<Table extends keyof Schema> = Partial<Insertable<Schema[Table]>> & {
  id: string;
  request_id: string;
};

const AT = "2026-11-20T08:00:00.000Z";

/** A mailed link to a family's page, by default the writer's. */
export async function insertLink(db: Queryable, row: Row<"request_links">): Promise<void> {
  const link = { token_hash: row.id, way: "mail", created_at: AT, expires_at: AT } as const;
  await db
    .insertInto("request_links")
    .values({ ...link, ...row })
    .execute();
}

/** A phone on which a family's page is open, by default the writer's own. */
export async function insertFamilySession(
  db: Queryable,
  row: Row<"request_sessions">,
): Promise<void> {
  const session = {
    token_hash: row.id,
    way: "mail",
    device: "own",
    user_agent: "",
    created_at: AT,
    last_seen_at: AT,
    expires_at: AT,
  } as const;
  await db
    .insertInto("request_sessions")
    .values({ ...session, ...row })
    .execute();
}

export async function insertWatchLink(db: Queryable, row: Row<"watch_links">): Promise<void> {
  const link = { label: "Cousin", shows_travel: 0, created_at: AT, expires_at: AT } as const;
  await db
    .insertInto("watch_links")
    .values({ token_hash: row.id, ...link, ...row })
    .execute();
}

/** A reply about which a coordinator must still notify the writer on WhatsApp. */
export async function insertChatNotice(
  db: Queryable,
  { id, request_id }: { id: string; request_id: string },
): Promise<void> {
  const event = { id: `answer of ${id}`, request_id, at: AT, words: "x" };
  await insertRequestEvent(db, { ...event, kind: "reply", by: "desk", channel: "page" });
  await db
    .insertInto("notices")
    .values({ id, request_id, event_id: event.id, channel: "whatsapp", created_at: AT })
    .execute();
}

/** An open link for relatives with this token, and another phone with the family's page open. */
export async function insertFamilyAccess(
  site: Site,
  requestId: string,
  token: string,
): Promise<void> {
  const expires_at = new Date(site.clock.now.getTime() + 3_600_000).toISOString();
  const row = { id: requestId, request_id: requestId, expires_at };
  await insertWatchLink(site.db, { ...row, token_hash: sha256Hex(token) });
  await insertFamilySession(site.db, row);
}
