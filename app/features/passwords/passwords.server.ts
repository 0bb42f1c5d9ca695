import { hash, parseOptions, verify } from "@node-rs/argon2";
import { ADMIN_PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "~/constants";
import type { Role } from "~/features/sessions/person";
import { normalForm } from "~/locales/fold";
import type { Context } from "~/server/context";
import { cleanText } from "~/server/form.server";
import { Gate } from "~/server/gate";
import { keyedHash } from "~/server/signature.server";
import {
  isCommonPassword,
  isPersonalPassword,
  type PasswordOwner,
} from "./common-passwords.server";

/** OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. The library's type is argon2id. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

export type PasswordProblem =
  | "passwordRequired"
  | "passwordTooShort"
  | "adminPasswordTooShort"
  | "passwordTooLong"
  | "passwordCommon"
  | "passwordPersonal";

/**
 * What a new password must be; null where it may be taken. Characters are what people count.
 *
 * @param owner as far as known: a password must not be made of the name or the address
 */
export function passwordProblem(
  password: string,
  role: Role,
  owner: PasswordOwner = {},
): PasswordProblem | null {
  if (isEndless(password)) return "passwordTooLong";
  const prepared = prepare(password);
  const length = [...prepared].length;
  if (length === 0) return "passwordRequired";
  if (length > PASSWORD_MAX_LENGTH) return "passwordTooLong";
  if (role === "admin" && length < ADMIN_PASSWORD_MIN_LENGTH) return "adminPasswordTooShort";
  if (length < PASSWORD_MIN_LENGTH) return "passwordTooShort";
  if (isCommonPassword(prepared)) return "passwordCommon";
  return isPersonalPassword(prepared, owner) ? "passwordPersonal" : null;
}

/** Who wants a password hashed, and what lets few be hashed at once. */
export type Hashing = Pick<Context, "hashing" | "clientAddress">;

/** Hashing for a process that serves nobody else: the command line, tests. */
export const hashingAlone: Hashing = {
  hashing: new Gate({ running: 1, waiting: Infinity, waitingPerClient: Infinity }),
  clientAddress: "local",
};

/** @throws BusyError where too many wait to have theirs hashed */
export function hashPassword(context: Hashing, password: string): Promise<string> {
  const prepared = prepare(password);
  return context.hashing.run(context.clientAddress, () => hash(prepared, PARAMETERS));
}

/**
 * Whether the password is the account's.
 *
 * @param stored null where there is no account: the same work is done, and the answer is no
 * @throws BusyError where too many wait to have theirs checked
 */
export function isPassword(
  context: Hashing,
  stored: string | null,
  password: string,
): Promise<boolean> {
  const prepared = isEndless(password) ? "" : prepare(password);
  const tooLong = prepared === "" || [...prepared].length > PASSWORD_MAX_LENGTH;
  return context.hashing.run(context.clientAddress, async () => {
    const fits = await verify(stored ?? (await decoy()), tooLong ? "" : prepared);
    return fits && stored !== null && !tooLong;
  });
}

/** Tells one password of an account from the next; says nothing of the password itself. */
export function passwordVersion({ env }: Pick<Context, "env">, stored: string): string {
  return keyedHash(env.sessionSecret, "password-version", stored);
}

/** Whether the hash was made with parameters that have since been raised. */
export function needsRehash(stored: string): boolean {
  const made = parseOptions(stored);
  return (
    made.memoryCost !== PARAMETERS.memoryCost ||
    made.timeCost !== PARAMETERS.timeCost ||
    made.parallelism !== PARAMETERS.parallelism ||
    made.outputLen !== PARAMETERS.outputLen
  );
}

/** The same text typed on different keyboards is the same password. */
function prepare(password: string): string {
  return normalForm(cleanText(password), "NFKC");
}

/** However it is put together: no character is made of more than a few. */
function isEndless(password: string): boolean {
  return password.length > 8 * PASSWORD_MAX_LENGTH;
}

let decoyHash: Promise<string> | undefined;

/** A password nobody has; made once, with the parameters of real ones. */
function decoy(): Promise<string> {
  decoyHash ??= hash(crypto.randomUUID(), PARAMETERS).catch((error: unknown) => {
    // the next one tries again
    decoyHash = undefined;
    throw error;
  });
  return decoyHash;
}
