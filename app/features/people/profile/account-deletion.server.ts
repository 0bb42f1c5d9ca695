import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { recordErasures } from "~/features/audit/erasures.server";
import { companyInfo } from "~/features/company/company.server";
import { erasePictureUsedNowhere } from "~/features/content/picture-uses.server";
import { eraseStoryAddresses } from "~/features/content/reviews/writers-data.server";
import { isLastAdmin, withdrawInvitationsOf } from "~/features/identity/admins.server";
import { findPhotoId } from "~/features/identity/coordinator-photo.server";
import { eraseAccount } from "~/features/identity/own-account.server";
import type { Mail } from "~/features/mail/mail";
import { eraseMailsTo } from "~/features/mail/mail-sweep.server";
import { enqueueMail } from "~/features/mail/outbox.server";
import { accountDeletedMail } from "~/features/mail/security-mails.server";
import { removeErasedParts } from "~/features/papers/part-storage.server";
import { notifyOfErasure } from "~/features/requests/arrival.server";
import { eraseRequestsOf } from "~/features/requests/erasure.server";
import type { Person } from "~/features/sessions/person";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { sweep } from "~/server/sweep.server";

/**
 * Deletes an account with its profile, sessions, requests and mails, as the privacy page promises. If the address
 * is not confirmed, only the account is deleted.
 *
 * @param lastMail enqueued in the same transaction
 * @returns `last-admin` if it is the last admin's account
 */
export async function deleteAccount(
  context: Context,
  person: Person,
  lastMail: Mail | null = null,
): Promise<"done" | "last-admin"> {
  const now = context.now();
  const outcome = await inTransaction(context.db, async (trx) => {
    if (await isLastAdmin(trx, person.id)) return "last-admin" as const;
    await withdrawInvitationsOf(trx, person.id, now);
    const photo = await findPhotoId(trx, person.id);
    const requests = await eraseRequestsOf(trx, person, now);
    const erased = {
      request: requests.ids,
      "story-address": await eraseStoryAddresses(trx, person),
      mail: await eraseMailsTo(trx, person),
      link: await eraseAccount(trx, person),
      account: [person.id],
      // must follow the account, which refers to the picture
      picture: await erasePictureUsedNowhere(trx, photo, now),
    };
    await recordErasures(trx, erased, now);
    if (lastMail) await enqueueMail(trx, lastMail, now);
    const entry = { kind: "account-deleted", actorId: person.id, subjectId: person.id } as const;
    await audit(trx, { ...entry, network: context.clientAddress }, now);
    await notifyOfErasure(trx, context, requests);
    return "done" as const;
  });
  if (outcome === "done") {
    context.wakeBackups?.();
    context.wakeOutbox();
    await removeErasedParts(context);
    await sweep(context);
  }
  return outcome;
}

/** A mail to the owner, in case somebody else deleted the account; null for an unconfirmed address. */
export async function deletionMailFor(
  context: Context,
  { email, language, emailVerified }: Person,
): Promise<Mail | null> {
  if (!emailVerified) return null;
  return accountDeletedMail({
    language,
    to: email,
    at: context.now().toISOString(),
    contactUrl: context.env.publicUrl + paths.contact(language),
    company: await companyInfo(context, language),
  });
}
