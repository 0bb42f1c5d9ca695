import { randomInt } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { companyInfo } from "~/features/company/company.server";
import { requestCodeMail } from "~/features/mail/code-mail.server";
import { enqueueWithinShare } from "~/features/mail/mail-limits.server";
import { latinDigits } from "~/locales/fold";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { keyedHash } from "~/server/signature.server";
import { auditLink, CODE_DIGITS, endLink, hashOfCode } from "./family-links.server";
import type { FamilySession } from "./family-sessions.server";

const MAILED_DIGITS = 6;
const MAILED_MINUTES = 10;
/** Number of failed attempts that end a code. */
const MAX_TRIES = 5;
const CONFIRMED_MS = 60 * 60 * 1000;

/** True within an hour after a fresh code was entered. Changing contacts and erasing require one. */
export function isConfirmed(session: Pick<FamilySession, "confirmedUntil">, now: Date): boolean {
  return session.confirmedUntil !== null && session.confirmedUntil > now.toISOString();
}

/** Channels for a fresh code, without the channel that opened the session. */
export interface FreshCodeWays {
  /** The address on file; null if there is none, or the link came by mail. */
  email: string | null;
  /** True if a coordinator can tell the code by phone. */
  isSpoken: boolean;
}

export async function freshCodeWays(
  db: Queryable,
  { requestId, contactId, way }: FamilySession,
): Promise<FreshCodeWays> {
  const { email, phone } = await (contactId === null
    ? db
        .selectFrom("requests")
        .select(["email", "phone_number as phone"])
        .where("id", "=", requestId)
        .executeTakeFirstOrThrow()
    : db
        .selectFrom("request_contacts")
        .select(["email", "phone"])
        .where("id", "=", contactId)
        .executeTakeFirstOrThrow());
  return {
    email: way === "mail" || !email ? null : email,
    isSpoken: way !== "spoken" && Boolean(phone),
  };
}

/** Mails six digits to the address on file. @returns false if email is not possible, or too many were sent */
export async function mailFreshCode(
  context: Context,
  session: FamilySession,
  language: Language,
): Promise<boolean> {
  const { email: to } = await freshCodeWays(context.db, session);
  if (to === null) return false;
  const now = context.now();
  const code = String(randomInt(10 ** MAILED_DIGITS)).padStart(MAILED_DIGITS, "0");
  const { requestId, reference } = session;
  const { publicUrl } = context.env;
  const company = await companyInfo(context, language);
  const content = { language, to, requestId, reference, publicUrl, company };
  const mail = requestCodeMail({ ...content, code, minutes: MAILED_MINUTES });
  const isSent = await inTransaction(context.db, async (trx) => {
    // the older code stays valid if this one cannot be sent
    if (!(await enqueueWithinShare(trx, context, mail))) return false;
    await trx
      .updateTable("request_sessions")
      .set({
        code_hash: hashOfMailed(context.env.sessionSecret, session.id, code),
        code_expires_at: new Date(now.getTime() + MAILED_MINUTES * 60_000).toISOString(),
        code_tries: 0,
      })
      .where("id", "=", session.id)
      .execute();
    return true;
  });
  context.wakeOutbox();
  return isSent;
}

/** `ended`: there is no code, it has expired, or five attempts failed. */
export type CodeOutcome = "confirmed" | "wrong" | "ended";

/** Confirms a session for an hour with a mailed or spoken code, in digits of any script. */
export function confirmByCode(
  context: Context,
  session: FamilySession,
  typed: string,
): Promise<CodeOutcome> {
  const code = latinDigits(typed).replace(/\D/g, "");
  return inTransaction(context.db, async (trx) => {
    // a mailed code is shorter than a spoken one
    const spend = code.length === CODE_DIGITS ? spendSpoken : spendMailed;
    const outcome = await spend(trx, context, session, code);
    if (outcome !== "confirmed") return outcome;
    const until = new Date(context.now().getTime() + CONFIRMED_MS);
    await trx
      .updateTable("request_sessions")
      .set({ confirmed_until: until.toISOString() })
      .where("id", "=", session.id)
      .execute();
    return outcome;
  });
}

async function spendMailed(
  trx: Queryable,
  { env, now }: Context,
  { id }: FamilySession,
  code: string,
): Promise<CodeOutcome> {
  const row = await trx
    .selectFrom("request_sessions")
    .select(["code_hash", "code_tries"])
    .where("id", "=", id)
    .where("code_expires_at", ">", now().toISOString())
    .executeTakeFirst();
  if (!row?.code_hash) return "ended";
  const hashes = env.sessionSecrets.map((secret) => hashOfMailed(secret, id, code));
  const isRight = hashes.includes(row.code_hash);
  const isOver = isRight || row.code_tries + 1 >= MAX_TRIES;
  await trx
    .updateTable("request_sessions")
    .set({ code_tries: row.code_tries + 1, ...(isOver ? { code_hash: null } : {}) })
    .where("id", "=", id)
    .execute();
  if (isRight) return "confirmed";
  return isOver ? "ended" : "wrong";
}

async function spendSpoken(
  trx: Queryable,
  context: Context,
  { requestId, contactId, way }: FamilySession,
  code: string,
): Promise<CodeOutcome> {
  if (way === "spoken") return "ended";
  const at = context.now().toISOString();
  const row = await trx
    .selectFrom("request_links")
    .select(["id", "token_hash", "tries"])
    .where("request_id", "=", requestId)
    .where("contact_id", contactId === null ? "is" : "=", contactId)
    .where("way", "=", "spoken")
    .where("ended_at", "is", null)
    .where("expires_at", ">", at)
    .executeTakeFirst();
  if (!row) return "ended";
  const { id } = row;
  const hashes = context.env.sessionSecrets.map((secret) => hashOfCode(secret, code));
  if (hashes.includes(row.token_hash)) {
    const columns = { used_at: at, ended_at: at };
    await trx.updateTable("request_links").set(columns).where("id", "=", id).execute();
    const entry = { kind: "family-link-opened", requestId, by: null, detail: "spoken" } as const;
    await auditLink(trx, context, entry);
    return "confirmed";
  }
  const tries = row.tries + 1;
  await trx.updateTable("request_links").set({ tries }).where("id", "=", id).execute();
  if (tries < MAX_TRIES) return "wrong";
  await endLink(trx, context, { id, requestId, by: null });
  return "ended";
}

/** A keyed hash, because six digits could be guessed quickly from a plain hash. */
function hashOfMailed(secret: string, sessionId: string, code: string): string {
  return keyedHash(secret, "fresh-code", JSON.stringify([sessionId, code]));
}
