import { audit } from "~/features/audit/audits.server";
import type { Person } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import { findAccountById } from "./accounts.server";
import { takeAttempt } from "./authenticator.server";
import { isPassword } from "./passwords.server";

export type PasswordConfirmation = "done" | "wrong-password" | "tooMany";

/**
 * Checks the current password, so that a stolen session alone cannot make lasting changes.
 *
 * @throws BusyError if too many passwords are waiting to be hashed
 */
export async function checkCurrentPassword(
  request: Request,
  context: Context,
  person: Person,
  currentPassword: string,
): Promise<PasswordConfirmation> {
  const account = await findAccountById(context.db, person.id);
  // shares the limit of second-factor attempts
  if (!(await takeAttempt(request, context, "second-factor", person.id, person.id)))
    return "tooMany";
  if (await isPassword(context, account?.passwordHash ?? null, currentPassword)) return "done";
  await recordWrongPassword(context, person);
  return "wrong-password";
}

export async function recordWrongPassword(context: Context, { id }: Person): Promise<void> {
  const entry = { kind: "sign-in-failed", actorId: id, subjectId: id } as const;
  const source = { network: context.clientAddress, detail: "current password" };
  await audit(context.db, { ...entry, ...source }, context.now());
}
