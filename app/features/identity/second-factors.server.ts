import { Secret, TOTP } from "otpauth";
import type { Queryable } from "#db/connection.server";
import type { Person } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import { openSecret, sealSecret } from "./factor-seals.server";
import { hasPasskey, usersWithPasskeys } from "./passkeys.server";
import { firstRecoveryCodes, spendRecoveryCode, tidyCode } from "./recovery-codes.server";

/** Supported by every authenticator app (RFC 6238 with its defaults). */
const TOTP_SETTINGS = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Steps by which phones' clocks may be off. */
const WINDOW = 1;

/** Time limit for the first code of a new secret. */
const PENDING_MS = 10 * 60 * 1000;

type Services = Pick<Context, "db" | "env" | "now">;
type FactorRow = NonNullable<Awaited<ReturnType<typeof factor>>>;

/** True if the account has an authenticator app or a passkey. */
export async function hasSecondFactor(db: Queryable, userId: string): Promise<boolean> {
  return (await hasAuthenticatorApp(db, userId)) || hasPasskey(db, userId);
}

/** Those of the users who have a second factor. */
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

/** The person and session that set up an app. */
type Enrolling = Pick<Person, "id" | "sessionId">;

/**
 * The unconfirmed secret of a session, the same for ten minutes so that a reload does not invalidate a scanned
 * one.
 *
 * @returns null if a second factor is on
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
    // if two pages were opened at once, the first one's secret stays and both show it
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
 * Switches the second factor on with the app's first code.
 *
 * @returns new recovery codes to show once, if none were left; `expired` if the secret has changed
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

/** The unconfirmed secret; null if it is another session's or expired. */
function openPending(context: Services, person: Enrolling, row: FactorRow): string | null {
  const age = context.now().getTime() - Date.parse(row.created_at);
  if (row.session_id !== person.sessionId || age >= PENDING_MS) return null;
  return openSecret(context.env, person.id, row.secret);
}

/** Uses up an app's code or a recovery code; each works once, also for simultaneous requests. */
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

/** Removes the authenticator app; passkeys and recovery codes stay. */
export async function removeSecondFactor(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom("second_factors").where("user_id", "=", userId).execute();
  await deleteUnusedCodes(db, userId);
}

/** Deletes recovery codes if no second factor is left. */
export async function deleteUnusedCodes(db: Queryable, userId: string): Promise<void> {
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

/** The time step of a code; null if it fits none close to now. */
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
