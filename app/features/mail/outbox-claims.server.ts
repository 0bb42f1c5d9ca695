import { type ExpressionBuilder, type Selectable, type SqlBool, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { inTurnFor, passingOverLocked, whileClaiming } from "#db/transactions";
import { defaultLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import type { Services } from "~/server/context";
import { EXPIRED } from "./failure";
import { pauseAfter } from "./mail";
import { DeliveryError, type MailVia } from "./transport.server";

export type WorkerServices = Pick<Services, "db" | "log" | "now">;
export type OutboxRow = Selectable<Schema["outbox"]>;

/** Longer than any sending takes; after a crash the mail is free again. */
const CLAIM_MS = 5 * 60_000;
/** A provider that hangs must not have every way out. */
const PER_DOMAIN = 2;

/**
 * Claims the next due mail. While one is claimed, by whichever process, none other goes to its mailbox.
 *
 * @param inFlight mails that this process is sending; only one more goes to the same domain
 * @returns null where nothing is due, or all that is due waits for another
 */
export async function claimNext(
  { db, now }: WorkerServices,
  inFlight: readonly OutboxRow[],
): Promise<OutboxRow | null> {
  for (;;) {
    const at = now();
    const claimed = await whileClaiming(db, (claiming) => claim(claiming, at, inFlight));
    if (claimed !== "taken") return claimed;
  }
}

/** @returns `taken` where another worker was faster */
async function claim(
  db: Queryable,
  at: Date,
  inFlight: readonly OutboxRow[],
): Promise<OutboxRow | "taken" | null> {
  const row = await due(db, at)
    .selectAll()
    .where((is) => is.not(waits(is, at, inFlight)))
    // a mail that keeps failing never stands before a fresh one
    .orderBy("attempts")
    .orderBy("next_attempt_at")
    .orderBy("id")
    .limit(1)
    .$call(passingOverLocked(db))
    .executeTakeFirst();
  if (!row) return null;
  await inTurnFor(db, row.recipient.toLowerCase());
  const claimed_until = new Date(at.getTime() + CLAIM_MS).toISOString();
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ claimed_until })
    .where("id", "=", row.id)
    // only as it was seen
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("attempts", "=", row.attempts)
    .where("next_attempt_at", "=", row.next_attempt_at)
    .where("claimed_until", row.claimed_until === null ? "is" : "=", row.claimed_until)
    .where((is) => is.not(isForClaimedMailbox(is, at)))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? { ...row, claimed_until } : "taken";
}

/** What nobody has sent, given up or claimed; the index `outbox_due` has it in its order. */
function due(db: Queryable, at: Date) {
  const now = at.toISOString();
  return db
    .selectFrom("outbox")
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("next_attempt_at", "<=", now)
    .where((is) => is.or([is("claimed_until", "is", null), is("claimed_until", "<=", now)]));
}

function waits(is: ExpressionBuilder<Schema, "outbox">, at: Date, inFlight: readonly OutboxRow[]) {
  const domains = inFlight.map(({ recipient }) =>
    recipient.slice(recipient.lastIndexOf("@")).toLowerCase(),
  );
  const full = new Set(
    domains.filter((domain) => domains.filter((other) => other === domain).length >= PER_DOMAIN),
  );
  return is.or([
    isForClaimedMailbox(is, at),
    ...[...full].map(
      (domain) => sql<SqlBool>`lower(${is.ref("recipient")}) like ${endingIn(domain)} escape '!'`,
    ),
  ]);
}

function isForClaimedMailbox(is: ExpressionBuilder<Schema, "outbox">, at: Date) {
  const claimed = is
    .selectFrom("outbox as other")
    .select((other) => other.fn<string>("lower", ["other.recipient"]).as("mailbox"))
    .where("other.sent_at", "is", null)
    .where("other.failed_at", "is", null)
    .where("other.claimed_until", ">", at.toISOString());
  return is(is.fn<string>("lower", ["recipient"]), "in", claimed);
}

function endingIn(text: string): string {
  return `%${text.replace(/[!%_]/g, "!$&")}`;
}

export async function markSent(
  { db, log, now }: WorkerServices,
  row: OutboxRow,
  via: MailVia,
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({
      sent_at: now().toISOString(),
      sent_via: via,
      attempts: row.attempts + 1,
      claimed_until: null,
      last_error: null,
      ...emptied,
    })
    .where("id", "=", row.id)
    .execute();
  log("mail.sent", { id: row.id, kind: row.kind, attempts: row.attempts + 1 });
}

export async function markFailure(
  { db, log, now }: WorkerServices,
  row: OutboxRow,
  error: unknown,
): Promise<void> {
  const at = now();
  const code = codeOf(error);
  // what had run out before was not tried
  const attempts = row.attempts + (code === EXPIRED ? 0 : 1);
  const permanent = error instanceof DeliveryError && error.permanent;
  const pause = permanent ? null : pauseAfter(attempts);
  await db
    .updateTable("outbox")
    .set({
      attempts,
      claimed_until: null,
      last_error: code,
      ...(pause === null
        ? { failed_at: at.toISOString(), ...emptied }
        : { next_attempt_at: new Date(at.getTime() + pause).toISOString() }),
    })
    .where("id", "=", row.id)
    // a claim that ran out may be somebody else's by now
    .where("claimed_until", "=", row.claimed_until)
    .execute();
  const fields = { id: row.id, kind: row.kind, attempts, code };
  if (pause !== null) log("mail.postponed", fields);
  // where a coordinator deals with it
  else
    log("mail.failed", {
      ...fields,
      page: paths.dashboardRecord("mails", row.id, defaultLanguage),
    });
}

/** The claim of a mail that was not sent after all: due as before, for whoever looks next. */
export async function giveBack({ db, log }: WorkerServices, row: OutboxRow): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ claimed_until: null })
    .where("id", "=", row.id)
    .where("claimed_until", "=", row.claimed_until)
    .execute();
  log("mail.given_back", { id: row.id, kind: row.kind });
}

/** Nobody needs the words again, and links that open accounts must not lie about. */
const emptied = { body_text: "", body_html: null };

/** Never the message: servers quote the address in it. */
function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "UNKNOWN";
}
