import { Secret, TOTP } from "otpauth";
import type { Queryable } from "#db/connection.server";
import type { Person } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import { openSecret, sealSecret } from "./factor-seals.server";
import { hasPasskey, usersWithPasskeys } from "./passkeys.server";
import { ensureRecoveryCodes, normaliseCode, spendRecoveryCode } from "./recovery-codes.server";

/** The defaults of RFC 6238, which every authenticator app supports. */
const TOTP_SETTINGS = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Number of time steps by which a phone's clock may be wrong. */
const CLOCK_TOLERANCE_STEPS = 1;

/** Time limit for the first code of a new secret. */
const PENDING_MS = 10 * 60 * 1000;

type Services = Pick<Context, "db" | "env" | "now">;
type FactorRow = NonNullable<Awaited<ReturnType<typeof findFactor>>>;

/** True if the account has an authenticator app or a passkey. */
export async function hasSecondFactor(db: Queryable, userId: string): Promise<boolean> {
  return (await hasAuthenticatorApp(db, userId)) || hasPasskey(db, userId);
}

/** Ids of those users who have a second factor. */
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
  const row = await findFactor(db, userId);
  return row !== undefined && row.confirmed_at !== null;
}

/** The person and the session in which an app is being set up. */
type EnrollingPerson = Pick<Person, "id" | "sessionId">;

/**
 * Finds or creates the session's unconfirmed secret. The secret stays the same for ten minutes, so that a reload
 * does not invalidate a secret that was already scanned.
 *
 * @returns null if the authenticator app is already set up
 */
export async function ensurePendingSecret(
  context: Services,
  person: EnrollingPerson,
  label: string,
  issuer: string,
): Promise<{ secret: string; uri: string } | null> {
  const existing = await findFactor(context.db, person.id);
  if (existing?.confirmed_at) return null;
  const secret = existing && decryptPending(context, person, existing);
  if (secret) {
    const uri = new TOTP({ ...TOTP_SETTINGS, issuer, label, secret }).toString();
    return { secret, uri };
  }
  const pendingFactor = {
    // 160 bits, as RFC 4226 recommends
    secret: sealSecret(context.env, person.id, new Secret({ size: 20 }).base32),
    session_id: person.sessionId,
    created_at: context.now().toISOString(),
  };
  await context.db
    .insertInto("second_factors")
    .values({ user_id: person.id, confirmed_at: null, last_step: 0, ...pendingFactor })
    // if two pages are opened at the same time, both show the secret that was stored first
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet(pendingFactor)
        .where("second_factors.secret", "=", existing?.secret ?? "")
        .where("second_factors.confirmed_at", "is", null),
    )
    .execute();
  return ensurePendingSecret(context, person, label, issuer);
}

/**
 * Switches the second factor on if the app's first code is right.
 *
 * @returns recovery codes to show once (none if the account still has some); `expired` if the secret has
 * changed or expired
 */
export async function confirmAuthenticatorApp(
  db: Queryable,
  context: Services,
  person: EnrollingPerson,
  code: string,
): Promise<string[] | "wrong-code" | "expired"> {
  const row = await findFactor(db, person.id);
  if (row?.confirmed_at) return "wrong-code";
  if (!row || decryptPending(context, person, row) === null) return "expired";
  const step = timeStep(context, person.id, row.secret, code);
  if (step === null) return "wrong-code";
  const at = context.now().toISOString();
  const updatedRow = await db
    .updateTable("second_factors")
    .set({ confirmed_at: at, session_id: null, last_step: step })
    .where("user_id", "=", person.id)
    .where("secret", "=", row.secret)
    .where("confirmed_at", "is", null)
    .returning("user_id")
    .executeTakeFirst();
  return updatedRow ? ensureRecoveryCodes(db, context, person.id) : "expired";
}

/** The unconfirmed secret; null if it belongs to another session or has expired. */
function decryptPending(context: Services, person: EnrollingPerson, row: FactorRow): string | null {
  const age = context.now().getTime() - Date.parse(row.created_at);
  if (row.session_id !== person.sessionId || age >= PENDING_MS) return null;
  return openSecret(context.env, person.id, row.secret);
}

/** Uses up an app's code or a recovery code. Each code works once; of simultaneous requests only one succeeds. */
export async function spendCode(
  db: Queryable,
  context: Services,
  userId: string,
  code: string,
): Promise<"app" | "recovery" | null> {
  const row = await findFactor(db, userId);
  const step = row?.confirmed_at ? timeStep(context, userId, row.secret, code) : null;
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

/** Removes the authenticator app. Passkeys stay; recovery codes stay if a passkey is left. */
export async function removeAuthenticatorApp(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom("second_factors").where("user_id", "=", userId).execute();
  await deleteOrphanedCodes(db, userId);
}

/** Deletes recovery codes if no second factor is left. */
export async function deleteOrphanedCodes(db: Queryable, userId: string): Promise<void> {
  if (await hasSecondFactor(db, userId)) return;
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}

function findFactor(db: Queryable, userId: string) {
  return db
    .selectFrom("second_factors")
    .select(["secret", "confirmed_at", "session_id", "last_step", "created_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** The time step in which the code is valid; null if the code fits no time step close to now. */
function timeStep(context: Services, userId: string, sealed: string, code: string): number | null {
  const token = normaliseCode(code);
  const secret = openSecret(context.env, userId, sealed);
  if (secret === null || !/^\d{6}$/.test(token)) return null;
  const timestamp = context.now().getTime();
  const delta = new TOTP({ ...TOTP_SETTINGS, secret }).validate({
    token,
    timestamp,
    window: CLOCK_TOLERANCE_STEPS,
  });
  return delta === null ? null : Math.floor(timestamp / 1000 / TOTP_SETTINGS.period) + delta;
}
