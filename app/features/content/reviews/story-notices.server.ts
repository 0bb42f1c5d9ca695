import type { Queryable } from "#db/connection.server";
import { companyInfo, findCompany } from "~/features/company/company.server";
import { activeAdmins } from "~/features/identity/account-rights.server";
import { countMailsSince, enqueueMail } from "~/features/mail/outbox.server";
import { coordinatorNewStoryMail } from "~/features/mail/story-mails.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";

const HOUR_MS = 60 * 60 * 1000;

/** Whom a mail tells that a story waits. */
interface Reader {
  email: string;
  language: Language;
}

/** Every coordinator who can log in, or the company where there is none. */
export async function storyReaders(context: Context): Promise<Reader[]> {
  const admins = await activeAdmins(context.db);
  if (admins.length > 0) return admins;
  const { email } = await companyInfo(context, defaultLanguage);
  return email ? [{ email, language: defaultLanguage }] : [];
}

/**
 * Tells each of them that a story waits: once within any hour, since the mail leads to the list in
 * which all of them stand. In the transaction that keeps the story.
 *
 * @returns how many mails were put into the outbox; after the commit the caller wakes it
 */
export async function tellOfStory(
  trx: Queryable,
  { env, now }: Pick<Context, "env" | "now">,
  readers: readonly Reader[],
): Promise<number> {
  const anHourAgo = new Date(now().getTime() - HOUR_MS).toISOString();
  let told = 0;
  for (const { email, language } of readers) {
    if ((await countMailsSince(trx, "coordinator-new-story", email, anHourAgo)) > 0) continue;
    const list = paths.dashboardPage("patient-reviews", language, { status: "pending" });
    const url = env.publicUrl + list;
    const { name } = await findCompany(trx, language);
    const mail = coordinatorNewStoryMail({ language, to: email, url, company: { name } });
    await enqueueMail(trx, mail, now());
    told += 1;
  }
  return told;
}
