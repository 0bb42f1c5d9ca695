import type { Queryable } from "#db/connection.server";
import { companyInfo, findCompany } from "~/features/company/company.server";
import { activeAdmins } from "~/features/identity/account-rights.server";
import { countMailsSince, enqueueMail } from "~/features/mail/outbox.server";
import { coordinatorNewStoryMail } from "~/features/mail/story-mails.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";

const HOUR_MS = 60 * 60 * 1000;

/** A recipient of the mail about a waiting story. */
interface Recipient {
  email: string;
  language: Language;
}

/** All active coordinators, or the company's address if there are none. */
export async function storyRecipients(context: Context): Promise<Recipient[]> {
  const admins = await activeAdmins(context.db);
  if (admins.length > 0) return admins;
  const { email } = await companyInfo(context, defaultLanguage);
  return email ? [{ email, language: defaultLanguage }] : [];
}

/**
 * Tells each recipient by mail that stories wait, at most once an hour, because the mail links to all of them. Runs
 * in the story's transaction.
 *
 * @returns the number of queued mails; the caller must wake the outbox after the commit
 */
export async function notifyOfStory(
  trx: Queryable,
  { env, now }: Pick<Context, "env" | "now">,
  recipients: readonly Recipient[],
): Promise<number> {
  const anHourAgo = new Date(now().getTime() - HOUR_MS).toISOString();
  let queuedMailCount = 0;
  for (const { email, language } of recipients) {
    if ((await countMailsSince(trx, "coordinator-new-story", email, anHourAgo)) > 0) continue;
    const list = paths.dashboardPage("patient-reviews", language, { status: "pending" });
    const url = env.publicUrl + list;
    const { name } = await findCompany(trx, language);
    const mail = coordinatorNewStoryMail({ language, to: email, url, company: { name } });
    await enqueueMail(trx, mail, now());
    queuedMailCount += 1;
  }
  return queuedMailCount;
}
