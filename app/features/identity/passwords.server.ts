import { hash, parseOptions, verify } from "@node-rs/argon2";
import { ADMIN_PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "~/constants";
import type { Role } from "~/features/sessions/person";
import { normalForm } from "~/locales/fold";
import { ConcurrencyLimit } from "~/server/concurrency-limit";
import type { Context } from "~/server/context";
import { cleanText } from "~/server/form.server";
import { keyedHash } from "~/server/signature.server";
import {
  isCommonPassword,
  isPersonalPassword,
  type PasswordOwner,
} from "./common-passwords.server";

/** 19 MiB, two passes, one lane (OWASP Password Storage Cheat Sheet). The library's default type is argon2id. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

export type PasswordProblem =
  | "passwordRequired"
  | "passwordTooShort"
  | "adminPasswordTooShort"
  | "passwordTooLong"
  | "passwordCommon"
  | "passwordPersonal";

/**
 * The problem with a new password; null if acceptable. The length is counted in characters, not in code units.
 *
 * @param owner the known details, because a password must not be made of them
 */
export function passwordProblem(
  password: string,
  role: Role,
  owner: PasswordOwner = {},
): PasswordProblem | null {
  if (isTooLongToHash(password)) return "passwordTooLong";
  const prepared = normalise(password);
  const length = [...prepared].length;
  if (length === 0) return "passwordRequired";
  if (length > PASSWORD_MAX_LENGTH) return "passwordTooLong";
  if (role === "admin" && length < ADMIN_PASSWORD_MIN_LENGTH) return "adminPasswordTooShort";
  if (length < PASSWORD_MIN_LENGTH) return "passwordTooShort";
  if (isCommonPassword(prepared)) return "passwordCommon";
  return isPersonalPassword(prepared, owner) ? "passwordPersonal" : null;
}

/** The client's address, and the limit on simultaneous hashing. */
export type HashingContext = Pick<Context, "hashing" | "clientAddress">;

/** Hashing for the command line and tests; the queue has no limit. */
export const commandLineHashing: HashingContext = {
  hashing: new ConcurrencyLimit({ running: 1, waiting: Infinity, waitingPerClient: Infinity }),
  clientAddress: "local",
};

/** @throws BusyError if too many passwords are waiting */
export function hashPassword(context: HashingContext, password: string): Promise<string> {
  const prepared = normalise(password);
  return context.hashing.run(context.clientAddress, () => hash(prepared, PARAMETERS));
}

/**
 * Checks a password.
 *
 * @param storedHash null if there is no account: the result is false, but takes the same work
 * @throws BusyError if too many passwords are waiting
 */
export function isPassword(
  context: HashingContext,
  storedHash: string | null,
  password: string,
): Promise<boolean> {
  const prepared = isTooLongToHash(password) ? "" : normalise(password);
  const isInvalid = prepared === "" || [...prepared].length > PASSWORD_MAX_LENGTH;
  return context.hashing.run(context.clientAddress, async () => {
    const isMatch = await verify(storedHash ?? (await getDecoyHash()), isInvalid ? "" : prepared);
    return isMatch && storedHash !== null && !isInvalid;
  });
}

/** A value that changes with the password but does not reveal it. */
export function passwordVersion({ env }: Pick<Context, "env">, storedHash: string): string {
  return keyedHash(env.sessionSecret, "password-version", storedHash);
}

/** True if the hash was made with outdated parameters. */
export function needsRehash(storedHash: string): boolean {
  const parameters = parseOptions(storedHash);
  return (
    parameters.memoryCost !== PARAMETERS.memoryCost ||
    parameters.timeCost !== PARAMETERS.timeCost ||
    parameters.parallelism !== PARAMETERS.parallelism ||
    parameters.outputLen !== PARAMETERS.outputLen
  );
}

/** Normalizes the password, because keyboards encode the same characters differently. */
function normalise(password: string): string {
  return normalForm(cleanText(password), "NFKC");
}

/** True for more code units than any password of the allowed length can have. */
function isTooLongToHash(password: string): boolean {
  return password.length > 8 * PASSWORD_MAX_LENGTH;
}

let decoyHash: Promise<string> | undefined;

/** A hash that no password matches; made once, with the current parameters. */
function getDecoyHash(): Promise<string> {
  decoyHash ??= hash(crypto.randomUUID(), PARAMETERS).catch((error: unknown) => {
    // resets the cache, so that the next call tries again
    decoyHash = undefined;
    throw error;
  });
  return decoyHash;
}
