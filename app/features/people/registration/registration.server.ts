import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import type { AuditKind } from "~/features/audit/audit";
import { audit } from "~/features/audit/audits.server";
import { companyInfo } from "~/features/company/company.server";
import { createAccount, findAccount } from "~/features/identity/accounts.server";
import { createLink, linkHours } from "~/features/identity/one-time-links.server";
import { hashPassword } from "~/features/identity/passwords.server";
import { accountExistsMail, verifyEmailMail } from "~/features/mail/account-mails.server";
import type { MailCompany } from "~/features/mail/compose.server";
import { mailboxOf } from "~/features/mail/mail";
import {
  enqueueWithinShare,
  isWithinMailShare,
  mayAskForMail,
} from "~/features/mail/mail-limits.server";
import { enqueueMail } from "~/features/mail/outbox.server";
import type { Person, Role } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { withinLimits } from "~/server/rate-limit.server";

const DAY = 24 * 60 * 60;

/**
 * Creates an account, or mails the owner of an existing one. Result and work are the same in both cases: one
 * hash, one mail, one transaction.
 */
export async function register(
  context: Context,
  language: Language,
  form: { email: string; password: string; name: string | null },
): Promise<"done" | "mailboxLimit" | "tooMany"> {
  if (!(await mayAskForMail(context, "register"))) return "tooMany";
  if (!(await isWithinMailShare(context, "account", form.email))) return "mailboxLimit";
  const now = context.now();
  const passwordHash = await hashPassword(context, form.password);
  const company = await companyInfo(context, language);
  await inTransaction(context.db, async (trx) => {
    const { email, name } = form;
    const created = await createAccount(
      trx,
      { email, name, passwordHash, role: "user", language },
      now,
    );
    const existing = created ? null : await findAccount(trx, email);
    const account = created ?? existing;
    await auditAnonymously(
      trx,
      context,
      "registered",
      account?.id ?? null,
      created ? "" : "account exists",
    );
    if (created) {
      await sendVerification(trx, context, { id: created.id, email, language }, company);
    } else {
      const mailLanguage = existing?.language ?? language;
      const loginUrl = context.env.publicUrl + loginPath(existing?.role, mailLanguage);
      const mail = { language: mailLanguage, to: email, loginUrl, company };
      await enqueueWithinShare(trx, context, accountExistsMail(mail));
    }
  });
  context.wakeOutbox();
  return "done";
}

/** Resends the confirmation if one is pending. The result does not tell whether one is. */
export async function askForVerification(
  context: Context,
  language: Language,
  email: string,
): Promise<"done" | "mailboxLimit" | "tooMany"> {
  if (!(await mayAskForMail(context, "verification"))) return "tooMany";
  if (!(await isWithinMailShare(context, "account", email))) return "mailboxLimit";
  const company = await companyInfo(context, language);
  await inTransaction(context.db, async (trx) => {
    const account = await findAccount(trx, email);
    await auditAnonymously(trx, context, "verification-asked", account?.id ?? null, "");
    const unverified = account && !account.emailVerified && !account.disabled ? account : null;
    await sendVerification(trx, context, unverified ?? { id: null, email, language }, company);
  });
  context.wakeOutbox();
  return "done";
}

export function loginPath(role: Role | undefined, language: Language): string {
  return role === "admin" ? paths.adminLogin(language) : paths.login(language);
}

/**
 * Resends the confirmation to a signed-in person, with a separate limit, so that strangers cannot use it up.
 */
export async function askForOwnVerification(
  context: Context,
  person: Person,
): Promise<"done" | "mailboxLimit" | "tooMany"> {
  if (!(await mayAskForMail(context, "verification"))) return "tooMany";
  // counted by mailbox, so that other accounts and spellings share the limit
  const subject = mailboxOf(person.email);
  const personLimit = { scope: "verification-own", subject, max: 5, windowSeconds: DAY };
  if (!(await withinLimits(context, [personLimit]))) return "mailboxLimit";
  const company = await companyInfo(context, person.language);
  await inTransaction(context.db, async (trx) => {
    await auditAnonymously(trx, context, "verification-asked", person.id, "");
    const mail = await verificationMail(trx, context, person, company);
    await enqueueMail(trx, mail, context.now());
  });
  context.wakeOutbox();
  return "done";
}

/**
 * @param account `id` null if the address must get no mail: the work is the same, but the mail is not sent
 * @returns true if a mail is on its way
 */
export async function sendVerification(
  db: Queryable,
  context: Context,
  account: { id: string | null; email: string; language: Language },
  company: MailCompany,
): Promise<boolean> {
  const mail = await verificationMail(db, context, account, company);
  return enqueueWithinShare(db, context, mail, account.id !== null);
}

async function verificationMail(
  db: Queryable,
  context: Context,
  { id, email, language }: { id: string | null; email: string; language: Language },
  company: MailCompany,
) {
  const link = { purpose: "verify", userId: id, email: id === null ? "" : email } as const;
  const token = await createLink(db, link, context.now());
  const url = context.env.publicUrl + paths.verifyEmail(language, { token });
  const expiresHours = linkHours.verify;
  return verifyEmailMail({ language, to: email, url, expiresHours, company });
}

function auditAnonymously(
  db: Queryable,
  context: Context,
  kind: AuditKind,
  subjectId: string | null,
  detail: string,
) {
  const entry = { kind, actorId: null, subjectId, network: context.clientAddress, detail };
  return audit(db, entry, context.now());
}
