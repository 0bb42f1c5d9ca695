import type { Context } from "~/server/context";
import { mayTry } from "./authenticator.server";
import { isPassword } from "./passwords.server";
import type { Person } from "./user";
import { findAccountById } from "./users.server";

/**
 * Whether the person before the screen knows the password: asked before what would outlast a stolen
 * session, such as a second step of somebody else's.
 */
export async function confirmPassword(
  context: Context,
  person: Person,
  currentPassword: string,
): Promise<"done" | "wrong-password" | "tooMany"> {
  const account = await findAccountById(context.db, person.id);
  if (!account || !(await mayTry(context, "second-step", person.id, account))) return "tooMany";
  return (await isPassword(account.passwordHash, currentPassword)) ? "done" : "wrong-password";
}
