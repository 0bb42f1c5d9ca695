import { isLastAdmin, withdrawInvitationsOf } from "~/features/admins/admins.server";
import { audit } from "~/features/audit/audits.server";
import { sweep } from "~/features/retention/sweep.server";
import type { Person } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import { eraseRequests } from "./request-erasure.server";

/**
 * Deletes the account for good, as the privacy page promises: profile and sessions are erased,
 * requests and messages cut off and emptied, and mails that are still kept go with them.
 *
 * @param person who has confirmed the password
 * @returns `last-admin` where nobody would be left to answer, and nothing is deleted
 */
export async function deleteAccount(
  context: Context,
  person: Person,
): Promise<"done" | "last-admin"> {
  const now = context.now();
  const outcome = await context.db.transaction().execute(async (trx) => {
    if (await isLastAdmin(trx, person.id)) return "last-admin" as const;
    await withdrawInvitationsOf(trx, person.id, now);
    await eraseRequests(trx, person, now);
    if (person.emailVerified) {
      await trx
        .updateTable("reviews")
        .set({ email: null })
        .where("email", "=", person.email)
        .execute();
    }
    await trx.deleteFrom("outbox").where("recipient", "=", person.email).execute();
    await trx.deleteFrom("one_time_links").where("email", "=", person.email).execute();
    // sessions, second factor, passkeys and recovery codes go with the row
    await trx.deleteFrom("users").where("id", "=", person.id).execute();
    const entry = { kind: "account-deleted", actorId: person.id, subjectId: person.id } as const;
    await audit(trx, { ...entry, network: context.clientAddress }, now);
    return "done" as const;
  });
  if (outcome === "done") await sweep(context);
  return outcome;
}
