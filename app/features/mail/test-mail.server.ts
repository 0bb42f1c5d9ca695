import type { Queryable } from "#db/connection.server";
import type { Language } from "~/locales/languages";
import type { Env } from "~/server/env.server";
import { translator } from "~/server/i18n.server";
import { compose, type MailCompany } from "./compose.server";
import type { Mail } from "./mail";

/** Host and port of the mail server, without its password; null if no server is set up. */
export function mailServerOf({ smtpUrl }: Pick<Env, "smtpUrl">): string | null {
  return smtpUrl === null ? null : new URL(smtpUrl).host;
}

/** True if a test mail that was sent through this server has arrived. */
export async function hasTestArrived(db: Queryable, server: string): Promise<boolean> {
  const row = await db
    .selectFrom("mail_tests")
    .select("server")
    .where("server", "=", server)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records the first arrival; later calls do not change its time. */
export async function recordTestArrival(db: Queryable, server: string, now: Date): Promise<void> {
  await db
    .insertInto("mail_tests")
    .values({ server, arrived_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("server").doNothing())
    .execute();
}

/** A test mail to the coordinator who requested it. @param url address of the page that confirms its arrival */
export function testMail({
  language,
  to,
  url,
  company,
}: {
  language: Language;
  to: string;
  url: string;
  company: MailCompany;
}): Mail {
  const t = translator(language);
  return compose("test-mail", to, t, company, {
    language,
    subject: t("mail.test.subject"),
    heading: t("mail.test.heading"),
    paragraphs: [t("mail.test.text")],
    link: { label: t("mail.test.link"), url },
  });
}
