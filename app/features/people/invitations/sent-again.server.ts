import { inTransaction } from "#db/transactions";
import { findUnusedLink } from "~/features/identity/link-lists.server";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { withinLimits } from "~/server/rate-limit.server";
import { invitationSender } from "./invitations.server";

/** Limits the mails to one mailbox. */
const RESENDING_LIMIT = { max: 3, windowSeconds: 60 * 60 };

/**
 * Resends an open or expired invitation with a new link; the old one stops working.
 *
 * @returns `gone` if the invitation was used, withdrawn or resent before; `limited` if too many were sent within
 * an hour
 */
export async function sendInvitationAgain(
  context: Context,
  by: Person,
  id: string,
  language: Language,
): Promise<"done" | "is-admin" | "gone" | "limited"> {
  const invitation = await findUnusedLink(context.db, "invite", id);
  if (!invitation) return "gone";
  const limit = { scope: "invitation-again", subject: invitation.email, ...RESENDING_LIMIT };
  if (!(await withinLimits(context, [limit]))) return "limited";
  const send = await invitationSender(context, by, language);
  const outcome = await inTransaction(context.db, async (trx) => {
    const link = await findUnusedLink(trx, "invite", id);
    return link ? send(trx, link.email) : "gone";
  });
  context.wakeOutbox();
  return outcome;
}
