import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { companyInfo } from "~/features/company/company.server";
import {
  type Account,
  findAccount,
  findAccountById,
  markEmailVerified,
  setPassword,
} from "~/features/identity/accounts.server";
import { takeAttempt } from "~/features/identity/authenticator.server";
import {
  checkLink,
  consumeLink,
  createLink,
  type LinkState,
  linkHours,
} from "~/features/identity/one-time-links.server";
import { recordWrongPassword } from "~/features/identity/password-confirmation.server";
import {
  hashPassword,
  isPassword,
  type PasswordProblem,
  passwordProblem,
  passwordVersion,
} from "~/features/identity/passwords.server";
import { circumstancesOf } from "~/features/identity/security-notices.server";
import { passwordChangedMail, resetPasswordMail } from "~/features/mail/account-mails.server";
import { enqueueWithinShare, mayAskForMail } from "~/features/mail/mail-limits.server";
import { enqueueMail } from "~/features/mail/outbox.server";
import { claimRequests } from "~/features/requests/own.server";
import { rememberDevice } from "~/features/sessions/known-devices.server";
import type { Person, Role } from "~/features/sessions/person";
import { startSession } from "~/features/sessions/sessions.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";

/** Mails a reset link if the address has an account. The result does not reveal if it has one. */
export async function askForReset(
  context: Context,
  language: Language,
  email: string,
): Promise<"done" | "tooMany"> {
  if (!(await mayAskForMail(context, "reset"))) return "tooMany";
  const now = context.now();
  const company = await companyInfo(context, language);
  await inTransaction(context.db, async (trx) => {
    const account = await findAccount(trx, email);
    const owner = account && !account.disabled ? account : null;
    const subjectId = owner?.id ?? null;
    const entry = { kind: "password-reset-asked", actorId: null, subjectId } as const;
    await audit(trx, { ...entry, network: context.clientAddress }, now);
    // an unknown address causes the same work: a link without an account, a mail that is not sent
    const link = { purpose: "reset", userId: subjectId, email: owner?.email ?? "" } as const;
    const token = await createLink(trx, link, now);
    const mailLanguage = owner?.language ?? language;
    const mail = resetPasswordMail({
      language: mailLanguage,
      to: email,
      url: context.env.publicUrl + resetPath(owner?.role ?? "user", mailLanguage, token),
      expiresHours: linkHours.reset,
      company,
    });
    await enqueueWithinShare(trx, context, mail, owner !== null);
  });
  context.wakeOutbox();
  return "done";
}

export type Reset =
  | { result: "done"; role: Role; headers: Headers }
  | { result: "refused"; problem: PasswordProblem }
  | { result: Exclude<LinkState, "ready"> };

/**
 * Sets a new password with a reset link. The link proves access to the mailbox, so it confirms the
 * address. Strangers cannot use up this browser's sign-in limit.
 */
export async function resetPassword(
  request: Request,
  context: Context,
  token: string | null,
  password: string,
): Promise<Reset> {
  const now = context.now();
  const checkedLink = await checkLink(context.db, "reset", token, now);
  if (checkedLink.state !== "ready") return { result: checkedLink.state };
  const account = await findAccountById(context.db, checkedLink.link?.userId ?? "");
  if (!account || account.disabled) return { result: "wrong" };
  const problem = passwordProblem(password, account.role, account);
  if (problem) return { result: "refused", problem };
  const passwordHash = await hashPassword(context, password);
  const company = await companyInfo(context, account.language);
  const isReset = await inTransaction(context.db, async (trx) => {
    const link = await consumeLink(trx, "reset", token, now);
    if (!link) return false;
    await setPassword(trx, account.id, passwordHash, now);
    await markEmailVerified(trx, account.id, now);
    await claimRequests(trx, account);
    const entry = { kind: "password-reset", actorId: null, subjectId: account.id } as const;
    await audit(trx, { ...entry, network: context.clientAddress }, now);
    await enqueueMail(trx, changedMail(request, context, account, company), now);
    return true;
  });
  if (!isReset) return { result: "used" };
  context.wakeOutbox();
  const headers = new Headers({ "Set-Cookie": rememberDevice(request, context, account.id) });
  return { result: "done", role: account.role, headers };
}

export type PasswordChange =
  | { result: "done"; headers: Headers }
  | { result: "wrong-password" }
  /** The password was changed elsewhere after the form was shown. */
  | { result: "changed-meanwhile" }
  | { result: "tooMany" }
  | { result: "refused"; problem: PasswordProblem };

export async function passwordVersionOf(context: Context, userId: string): Promise<string> {
  const account = await findAccountById(context.db, userId);
  return passwordVersion(context, account?.passwordHash ?? "");
}

/**
 * Changes the password in the profile, ends every session and gives this browser a new one.
 *
 * @param form `passwordVersion` is the version when the form was shown
 */
export async function changePassword(
  request: Request,
  context: Context,
  person: Person,
  form: { currentPassword: string; password: string; passwordVersion: string },
): Promise<PasswordChange> {
  const now = context.now();
  const account = await findAccountById(context.db, person.id);
  if (!account || !(await takeAttempt(request, context, "second-factor", person.id, person.id))) {
    return { result: "tooMany" };
  }
  if (!(await isPassword(context, account.passwordHash, form.currentPassword))) {
    const isCurrent = form.passwordVersion === passwordVersion(context, account.passwordHash);
    if (!isCurrent) return { result: "changed-meanwhile" };
    await recordWrongPassword(context, person);
    return { result: "wrong-password" };
  }
  const problem = passwordProblem(form.password, person.role, account);
  if (problem) return { result: "refused", problem };
  const passwordHash = await hashPassword(context, form.password);
  const company = await companyInfo(context, account.language);
  const headers = await inTransaction(context.db, async (trx) => {
    // another tab may have changed the password since it was checked above
    const latest = await findAccountById(trx, account.id);
    if (latest?.passwordHash !== account.passwordHash) return null;
    await setPassword(trx, account.id, passwordHash, now);
    const { id } = account;
    const entry = { kind: "password-changed", actorId: id, subjectId: id } as const;
    await audit(trx, { ...entry, network: context.clientAddress }, now);
    // an unconfirmed address may belong to a stranger
    if (latest.emailVerified) {
      await enqueueMail(trx, changedMail(request, context, latest, company), now);
    }
    return startSession(trx, request, context, { userId: id, remember: person.remembered });
  });
  if (!headers) return { result: "changed-meanwhile" };
  context.wakeOutbox();
  return { result: "done", headers };
}

function resetPath(role: Role, language: Language, token: string): string {
  return role === "admin"
    ? paths.adminResetPassword(language, { token })
    : paths.resetPassword(language, { token });
}

function changedMail(
  request: Request,
  context: Context,
  { email, language, role }: Account,
  company: Awaited<ReturnType<typeof companyInfo>>,
) {
  const forgotPath = role === "admin" ? paths.adminForgot(language) : paths.forgot(language);
  return passwordChangedMail({
    language,
    to: email,
    circumstances: circumstancesOf(request, context),
    forgotUrl: context.env.publicUrl + forgotPath,
    company,
  });
}
