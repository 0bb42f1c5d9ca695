import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import type { Person } from "~/features/sessions/person";
import { endOneSession, endSessionsOf } from "~/features/sessions/sessions.server";
import type { Context } from "~/server/context";

/** A value instead of a session id: all devices except this one. */
export const ALL_OTHERS = "others";

/**
 * Signs out a person's devices (OWASP ASVS 5.0, 7.5.2). A device that is already signed out causes no error.
 *
 * @param person who has confirmed the password
 * @param device a session id, or `ALL_OTHERS`
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
