import { type ExpressionBuilder, type Selectable, type SqlBool, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { skippingLocked, waitForClaims, whileClaiming } from "#db/transactions";
import { defaultLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import type { Services } from "~/server/context";
import { EXPIRED } from "./failure";
import { pauseAfter } from "./mail";
import { DeliveryError, type MailVia } from "./transport.server";

export type WorkerServices = Pick<Services, "db" | "log" | "now">;
export type OutboxRow = Selectable<Schema["outbox"]>;

/** Longer than sending a mail can take. After a crash, the claim expires. */
const CLAIM_MS = 5 * 60_000;
/** Maximum number of concurrent mails to one domain, so that a slow provider cannot block all connections. */
const DOMAIN_LIMIT = 2;

/**
 * Claims the next due mail. A mailbox gets only one mail at a time from all processes together.
 *
 * @param inFlight mails that this process is sending; they count for the limit per domain
 * @returns null if nothing can be sent now
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

/** @returns `taken` if another worker was faster */
async function claim(
  db: Queryable,
  at: Date,
  inFlight: readonly OutboxRow[],
): Promise<OutboxRow | "taken" | null> {
  const row = await dueMails(db, at)
    .selectAll()
    .where((is) => is.not(waitCondition(is, at, inFlight)))
    // mails with fewer failed attempts come first
    .orderBy("attempts")
    .orderBy("next_attempt_at")
    .orderBy("id")
    .limit(1)
    .$call(skippingLocked(db))
    .executeTakeFirst();
  if (!row) return null;
  await waitForClaims(db, row.recipient.toLowerCase());
  const claimed_until = new Date(at.getTime() + CLAIM_MS).toISOString();
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ claimed_until })
    .where("id", "=", row.id)
    // the row must not have changed since it was read
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("attempts", "=", row.attempts)
    .where("next_attempt_at", "=", row.next_attempt_at)
    .where("claimed_until", row.claimed_until === null ? "is" : "=", row.claimed_until)
    .where((is) => is.not(isForClaimedMailbox(is, at)))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? { ...row, claimed_until } : "taken";
}

/** Due mails: not sent, not failed, not claimed. The index `outbox_due` has these columns. */
function dueMails(db: Queryable, at: Date) {
  const now = at.toISOString();
  return db
    .selectFrom("outbox")
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("next_attempt_at", "<=", now)
    .where((is) => is.or([is("claimed_until", "is", null), is("claimed_until", "<=", now)]));
}

function waitCondition(
  is: ExpressionBuilder<Schema, "outbox">,
  at: Date,
  inFlight: readonly OutboxRow[],
) {
  const domains = inFlight.map(({ recipient }) =>
    recipient.slice(recipient.lastIndexOf("@")).toLowerCase(),
  );
  const fullDomains = new Set(
    domains.filter((domain) => domains.filter((other) => other === domain).length >= DOMAIN_LIMIT),
  );
  return is.or([
    isForClaimedMailbox(is, at),
    ...[...fullDomains].map(
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
      ...noText,
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
  // an expired mail does not count as an attempt, because it was not sent
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
        ? { failed_at: at.toISOString(), ...noText }
        : { next_attempt_at: new Date(at.getTime() + pause).toISOString() }),
    })
    .where("id", "=", row.id)
    // if the claim has expired, another worker may have claimed the mail by now
    .where("claimed_until", "=", row.claimed_until)
    .execute();
  const fields = { id: row.id, kind: row.kind, attempts, code };
  if (pause !== null) log("mail.postponed", fields);
  // links to the page on which a coordinator deals with the mail
  else
    log("mail.failed", {
      ...fields,
      page: paths.dashboardRecord("mails", row.id, defaultLanguage),
    });
}

/** Releases the claim of a mail that was not sent. */
export async function releaseClaim({ db, log }: WorkerServices, row: OutboxRow): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ claimed_until: null })
    .where("id", "=", row.id)
    .where("claimed_until", "=", row.claimed_until)
    .execute();
  log("mail.released", { id: row.id, kind: row.kind });
}

/** Deletes the text, because it is not needed again and may contain links that open accounts. */
const noText = { body_text: "", body_html: null };

/** The error's code, not its message, because the message may contain the address. */
function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "UNKNOWN";
}
