import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import type { Person } from "~/features/sessions/person";
import { endOneSession, endSessionsOf } from "~/features/sessions/sessions.server";
import type { Context } from "~/server/context";

/** Instead of a session's id: every device but the one that asks. */
export const ALL_OTHERS = "others";

/**
 * Signs devices of the person out: whoever found one unlocked must not shut the owner out elsewhere
 * (OWASP ASVS 5.0, 7.5.2). A device that is signed out already is no error.
 *
 * @param person who has confirmed the password
 * @param device a session's id, or `ALL_OTHERS`
 */
export async function signOutDevice(
  context: Context,
  person: Person,
  device: string,
): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    if (device === ALL_OTHERS) await endSessionsOf(trx, person.id, person.sessionId);
    else if (!(await endOneSession(trx, person.id, device))) return;
    const entry = { kind: "session-ended", actorId: person.id, subjectId: person.id } as const;
    await audit(trx, { ...entry, network: context.clientAddress }, context.now());
  });
}
