import { Secret, TOTP } from "otpauth";
import type { Queryable } from "#db/connection.server";
import type { Person } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import { openSecret, sealSecret } from "./factor-seals.server";
import { hasPasskey, usersWithPasskeys } from "./passkeys.server";
import { firstRecoveryCodes, spendRecoveryCode, tidyCode } from "./recovery-codes.server";

/** What every authenticator app understands (RFC 6238 with its defaults). */
const TOTP_SETTINGS = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Phones' clocks are off by up to this many steps. */
const WINDOW = 1;

/** So long a secret waits for its first code. */
const PENDING_MS = 10 * 60 * 1000;

type Services = Pick<Context, "db" | "env" | "now">;
type FactorRow = NonNullable<Awaited<ReturnType<typeof factor>>>;

/** Whether the account has an authenticator app or a passkey. */
export async function hasSecondFactor(db: Queryable, userId: string): Promise<boolean> {
  return (await hasAuthenticatorApp(db, userId)) || hasPasskey(db, userId);
}

/** Which of these users have a second factor. */
export async function usersWithSecondFactor(
  db: Queryable,
  userIds: readonly string[],
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const apps = await db
    .selectFrom("second_factors")
    .select("user_id")
    .where("user_id", "in", userIds)
    .where("confirmed_at", "is not", null)
    .execute();
  return new Set([
    ...apps.map(({ user_id }) => user_id),
    ...(await usersWithPasskeys(db, userIds)),
  ]);
}

export async function hasAuthenticatorApp(db: Queryable, userId: string): Promise<boolean> {
  const row = await factor(db, userId);
  return row !== undefined && row.confirmed_at !== null;
}

/** The person and the session in which an app is being set up. */
type Enrolling = Pick<Person, "id" | "sessionId">;

/**
 * The secret to scan, until it is confirmed: the same for ten minutes of a session, so that a reload
 * does not make the scanned one useless, and nobody else's, who may have taken a picture of it.
 *
 * @returns null where a second factor is on already
 */
export async function secretToConfirm(
  context: Services,
  person: Enrolling,
  label: string,
  issuer: string,
): Promise<{ secret: string; uri: string } | null> {
  const known = await factor(context.db, person.id);
  if (known?.confirmed_at) return null;
  const secret = known && openPending(context, person, known);
  if (secret) {
    const uri = new TOTP({ ...TOTP_SETTINGS, issuer, label, secret }).toString();
    return { secret, uri };
  }
  const pending = {
    secret: sealSecret(context.env, person.id, new Secret({ size: 20 }).base32),
    session_id: person.sessionId,
    created_at: context.now().toISOString(),
  };
  await context.db
    .insertInto("second_factors")
    .values({ user_id: person.id, confirmed_at: null, last_step: 0, ...pending })
    // of two pages opened at once the first one's stands, and both show it
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet(pending)
        .where("second_factors.secret", "=", known?.secret ?? "")
        .where("second_factors.confirmed_at", "is", null),
    )
    .execute();
  return secretToConfirm(context, person, label, issuer);
}

/**
 * Switches the second factor on with a first code of the app.
 *
 * @returns the recovery codes, to be shown once, where the account had none left; `expired` where
 *   the secret that the app has is not the one to confirm any more
 */
export async function confirmSecondFactor(
  db: Queryable,
  context: Services,
  person: Enrolling,
  code: string,
): Promise<string[] | "wrong-code" | "expired"> {
  const row = await factor(db, person.id);
  if (row?.confirmed_at) return "wrong-code";
  if (!row || openPending(context, person, row) === null) return "expired";
  const step = stepOf(context, person.id, row.secret, code);
  if (step === null) return "wrong-code";
  const at = context.now().toISOString();
  const done = await db
    .updateTable("second_factors")
    .set({ confirmed_at: at, session_id: null, last_step: step })
    .where("user_id", "=", person.id)
    .where("secret", "=", row.secret)
    .where("confirmed_at", "is", null)
    .returning("user_id")
    .executeTakeFirst();
  return done ? firstRecoveryCodes(db, context, person.id) : "expired";
}

/** A secret that waits for its first code; null where it is another session's, or too old. */
function openPending(context: Services, person: Enrolling, row: FactorRow): string | null {
  const age = context.now().getTime() - Date.parse(row.created_at);
  if (row.session_id !== person.sessionId || age >= PENDING_MS) return null;
  return openSecret(context.env, person.id, row.secret);
}

/**
 * Uses up a code of the app or a recovery code: each works once, also for two requests at once.
 */
export async function spendCode(
  db: Queryable,
  context: Services,
  userId: string,
  code: string,
): Promise<"app" | "recovery" | null> {
  const row = await factor(db, userId);
  const step = row?.confirmed_at ? stepOf(context, userId, row.secret, code) : null;
  if (step !== null) {
    const used = await db
      .updateTable("second_factors")
      .set({ last_step: step })
      .where("user_id", "=", userId)
      .where("last_step", "<", step)
      .returning("user_id")
      .executeTakeFirst();
    return used ? "app" : null;
  }
  return (await spendRecoveryCode(db, context, userId, code)) ? "recovery" : null;
}

/** Takes the authenticator app away; passkeys stay, and with them the recovery codes. */
export async function removeSecondFactor(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom("second_factors").where("user_id", "=", userId).execute();
  await dropSpareCodes(db, userId);
}

/** Recovery codes stand in for a second factor: without one they go. */
export async function dropSpareCodes(db: Queryable, userId: string): Promise<void> {
  if (await hasSecondFactor(db, userId)) return;
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}

function factor(db: Queryable, userId: string) {
  return db
    .selectFrom("second_factors")
    .select(["secret", "confirmed_at", "session_id", "last_step", "created_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** The time step whose code this is; null where it is of none around now. */
function stepOf(context: Services, userId: string, sealed: string, code: string): number | null {
  const token = tidyCode(code);
  const secret = openSecret(context.env, userId, sealed);
  if (secret === null || !/^\d{6}$/.test(token)) return null;
  const timestamp = context.now().getTime();
  const delta = new TOTP({ ...TOTP_SETTINGS, secret }).validate({
    token,
    timestamp,
    window: WINDOW,
  });
  return delta === null ? null : Math.floor(timestamp / 1000 / TOTP_SETTINGS.period) + delta;
}
