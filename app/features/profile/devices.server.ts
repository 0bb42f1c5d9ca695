import { audit } from "~/features/audit/audits.server";
import { endOneSession } from "~/features/users/sessions.server";
import type { Person } from "~/features/users/user";
import type { Context } from "~/server/context";

/** @returns false where the person is not signed in on such a device */
export async function signOutDevice(
  context: Context,
  person: Person,
  sessionId: string,
): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    if (!(await endOneSession(trx, person.id, sessionId))) return false;
    const entry = { kind: "session-ended", actorId: person.id, subjectId: person.id } as const;
    await audit(trx, { ...entry, network: context.clientAddress }, context.now());
    return true;
  });
}
