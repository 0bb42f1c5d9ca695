import { sql } from "kysely";
import type { Database, Queryable } from "#db/connection.server";
import { insertBooking } from "./bookings";
import { insertFamilySession, insertLink, insertWatchLink } from "./family-access";
import { insertRequestEvent } from "./requests";
import { insertStory } from "./story";

/** For each table, the id of a row past its retention period, and of a row within it. */
export type Ages = Record<string, { old: string; young: string }>;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Days of a retention period of one year, which may include a leap day. */
const YEAR_DAYS = 366;
const COLUMN: Record<string, string> = { rate_limits: "key", passkey_challenges: "bound_to" };

/** Adds an expired and a current row to twelve tables with a retention period. */
export async function insertAgedRows(db: Database, now: Date): Promise<Ages> {
  const at = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const ages: Ages = {};
  await db
    .insertInto("users")
    .values({
      id: "aged",
      email: "aged@example.com",
      role: "user",
      password_hash: "",
      language: "en",
      created_at: at(0),
      updated_at: at(0),
    })
    .execute();
  const insertPair = async (
    table: string,
    insert: (id: string, isOld: boolean) => Promise<unknown>,
  ) => {
    ages[table] = { old: `old-${table}`, young: `young-${table}` };
    await insert(ages[table].old, true);
    await insert(ages[table].young, false);
  };
  const yearAgo = (isOld: boolean) => at(isOld ? YEAR_DAYS + 1 : YEAR_DAYS - 3);
  const monthAgo = (isOld: boolean) => at(isOld ? 31 : 29);

  await insertPair("requests", (id, isOld) =>
    insertBooking(db, { id, received_at: yearAgo(isOld), updated_at: yearAgo(isOld) }),
  );
  await insertPair("request_events", (id, isOld) => {
    const request_id = id.replace("request_events", "requests");
    return insertRequestEvent(db, { id, request_id, kind: "note", at: yearAgo(isOld), words: "x" });
  });
  await insertPair("reviews", (id, isOld) => insertStory(db, { id, created_at: yearAgo(isOld) }));
  await insertPair("audit_events", (id, isOld) =>
    db
      .insertInto("audit_events")
      .values({ id, at: yearAgo(isOld), kind: "sign-out", network: "", detail: "" })
      .execute(),
  );
  await insertPair("outbox", (id, isOld) =>
    db
      .insertInto("outbox")
      .values({
        id,
        kind: "request-received",
        recipient: "aged@example.com",
        subject: "s",
        body_text: "",
        created_at: monthAgo(isOld),
        next_attempt_at: monthAgo(isOld),
        sent_at: monthAgo(isOld),
      })
      .execute(),
  );
  await insertPair("one_time_links", (id, isOld) =>
    db
      .insertInto("one_time_links")
      .values({
        id,
        token_hash: id,
        purpose: "invite",
        email: "aged@example.com",
        created_at: monthAgo(isOld),
        expires_at: monthAgo(isOld),
      })
      .execute(),
  );
  await insertPair("sessions", (id, isOld) =>
    db
      .insertInto("sessions")
      .values({
        id,
        token_hash: id,
        user_id: "aged",
        remember: 1,
        user_agent: "",
        network: "",
        created_at: at(20),
        last_seen_at: at(20),
        expires_at: at(isOld ? 0.01 : -1),
      })
      .execute(),
  );
  await insertPair("request_links", (id, isOld) =>
    insertLink(db, { id, request_id: "young-requests", expires_at: monthAgo(isOld) }),
  );
  await insertPair("request_sessions", (id, isOld) =>
    insertFamilySession(db, {
      id,
      request_id: "young-requests",
      expires_at: at(isOld ? 0.01 : -1),
    }),
  );
  await insertPair("watch_links", (id, isOld) =>
    insertWatchLink(db, { id, request_id: "young-requests", expires_at: monthAgo(isOld) }),
  );
  await insertPair("passkey_challenges", (id, isOld) =>
    db
      .insertInto("passkey_challenges")
      .values({
        bound_to: id,
        user_id: "aged",
        challenge: "c",
        expires_at: at(isOld ? 0.01 : -1),
      })
      .execute(),
  );
  await insertPair("rate_limits", (id, isOld) =>
    db
      .insertInto("rate_limits")
      .values({
        key: id,
        count: 1,
        window_start: Math.floor(now.getTime() / 1000) - (isOld ? 25 : 23) * 60 * 60,
      })
      .execute(),
  );
  return ages;
}

/** The ids of the remaining rows. */
export async function remainingIds(db: Queryable, table: string): Promise<string[]> {
  const column = sql.ref(COLUMN[table] ?? "id");
  const { rows } = await sql<{ id: string }>`
    select ${column} as id from ${sql.table(table)}
  `.execute(db);
  return rows.map(({ id }) => id);
}
