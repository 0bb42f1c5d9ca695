import { inTransaction } from "#db/transactions";
import { findCompany } from "~/features/company/company.server";
import { countMailsSince, enqueueMail } from "~/features/mail/outbox.server";
import { mailServerOf, recordTestArrival, testMail } from "~/features/mail/test-mail.server";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { openSigned, signed } from "~/server/signature.server";

/** Purpose of the signed token, and kind of the mail. */
const TEST_MAIL = "test-mail";
const LINK_SECONDS = 7 * 24 * 60 * 60;
/** Pressing the button again within this time sends no second mail. */
const PRESSED_TWICE_MS = 60_000;

/**
 * Sends a test mail to the coordinator. Its link opens a page whose button confirms the arrival.
 *
 * @returns false if no mail server is set up
 */
export async function sendTestMail(
  context: Context,
  { email: to }: Pick<Person, "email">,
  language: Language,
): Promise<boolean> {
  const server = mailServerOf(context.env);
  if (server === null) return false;
  const now = context.now();
  const test = signed(context, TEST_MAIL, server, LINK_SECONDS);
  const url = context.env.publicUrl + paths.setUp(language, { test });
  await inTransaction(context.db, async (trx) => {
    const since = new Date(now.getTime() - PRESSED_TWICE_MS).toISOString();
    if ((await countMailsSince(trx, TEST_MAIL, to, since)) > 0) return;
    const { name } = await findCompany(trx, language);
    const mail = testMail({ language, to, url, company: { name } });
    await enqueueMail(trx, { ...mail, lifetimeMs: LINK_SECONDS * 1000 }, now);
  });
  context.wakeOutbox();
  return true;
}

/** True if the token is valid and comes from a test mail that the current mail server sent. */
export function isTestLink(context: Context, token: string): boolean {
  const server = mailServerOf(context.env);
  return server !== null && openSigned(context, TEST_MAIL, token) === server;
}

/** @returns false if the link is too old or comes from another mail server */
export async function confirmTestMail(context: Context, token: string): Promise<boolean> {
  const server = mailServerOf(context.env);
  if (server === null || !isTestLink(context, token)) return false;
  await recordTestArrival(context.db, server, context.now());
  return true;
}
