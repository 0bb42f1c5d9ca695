import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { companyInfo } from "~/features/company/company.server";
import { findAccountById } from "~/features/identity/accounts.server";
import type { Person } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import { sendVerification } from "./registration.server";

/** Resends an account's confirmation at a coordinator's request, unless the mailbox has reached its mail limit. */
export async function sendVerificationAgain(
  context: Context,
  by: Person,
  userId: string,
): Promise<"sent" | "tooMany" | "unneeded" | "unknown"> {
  const recipient = await findAccountById(context.db, userId);
  if (!recipient) return "unknown";
  const company = await companyInfo(context, recipient.language);
  const outcome = await inTransaction(context.db, async (trx) => {
    const account = await findAccountById(trx, userId);
    if (!account) return "unknown";
    if (account.emailVerified || account.disabled) return "unneeded";
    const isSent = await sendVerification(trx, context, account, company);
    if (!isSent) return "tooMany";
    const entry = { kind: "verification-asked", actorId: by.id, subjectId: userId } as const;
    await audit(trx, { ...entry, network: context.clientAddress }, context.now());
    return "sent";
  });
  context.wakeOutbox();
  return outcome;
}
