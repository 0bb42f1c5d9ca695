import { randomBytes, randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { fold } from "~/locales/fold";
import type { Context } from "~/server/context";
import { equalInConstantTime, sha256Hex } from "~/server/signature.server";
import { openCodeHash, sealCodeHash } from "./factor-seals.server";

const CODES_PER_ACCOUNT = 10;

type Services = Pick<Context, "env" | "now">;

/** Creates ten recovery codes; the account's old codes stop working. */
export async function renewRecoveryCodes(
  db: Queryable,
  context: Services,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: CODES_PER_ACCOUNT }, newRecoveryCode);
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await db
    .insertInto("recovery_codes")
    .values(
      codes.map((code) => ({
        id: randomUUID(),
        user_id: userId,
        code_hash: sealCodeHash(context.env, userId, hashOf(userId, code)),
        used_at: null,
      })),
    )
    .execute();
  return codes;
}

/** Creates codes only if the account has none left; otherwise its existing codes stay valid. */
export async function ensureRecoveryCodes(
  db: Queryable,
  context: Services,
  userId: string,
): Promise<string[]> {
  return (await countRecoveryCodes(db, userId)) > 0 ? [] : renewRecoveryCodes(db, context, userId);
}

export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  const row = await db
    .selectFrom("recovery_codes")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Uses up a recovery code; of simultaneous requests only one succeeds. @returns false if the code is invalid */
export async function spendRecoveryCode(
  db: Queryable,
  context: Services,
  userId: string,
  code: string,
): Promise<boolean> {
  const unusedCodes = await db
    .selectFrom("recovery_codes")
    .select(["id", "code_hash"])
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .execute();
  const match = unusedCodes.find((row) => isHashOf(context, userId, code, row.code_hash));
  if (!match) return false;
  const used = await db
    .updateTable("recovery_codes")
    .set({ used_at: context.now().toISOString() })
    .where("id", "=", match.id)
    .where("used_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
}

/** Crockford's base 32, which omits letters that look alike. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 140 bits; with fewer than 112, a slow hash would be required (OWASP ASVS 5.0, 6.5.2). */
const CODE_LENGTH = 28;

/** A code in groups of four characters, which are easier to copy by hand. */
function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(CODE_LENGTH), (byte) => ALPHABET[byte % 32]).join("");
  return letters.replace(/(.{4})(?=.)/g, "$1-");
}

/** A fast hash is enough for a code with so many random bits; the hash is encrypted before it is stored. */
function hashOf(userId: string, code: string): string {
  return sha256Hex(`recovery-code:${userId}:${normaliseCode(code)}`);
}

function isHashOf(context: Services, userId: string, code: string, sealedHash: string): boolean {
  const hash = openCodeHash(context.env, userId, sealedHash);
  return hash !== null && equalInConstantTime(hash, hashOf(userId, code));
}

/** Normalizes an entered code: digits of any script, upper or lower case, with or without spaces and hyphens. */
export function normaliseCode(code: string): string {
  return fold(code).replace(/[\s-]/g, "").toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1");
}
