import { randomBytes, randomInt } from "node:crypto";
import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { companyInfo } from "~/features/company/company.server";
import { signInCodeMail } from "~/features/mail/account-mails.server";
import { enqueueWithinShare } from "~/features/mail/mail-limits.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { readCookie } from "~/server/cookies.server";
import { withinLimits } from "~/server/rate-limit.server";
import { openSigned, sha256Hex, signed } from "~/server/signature.server";
import { type Account, findAccountById } from "../accounts.server";
import { consumeLink, createLink, linkHours } from "../one-time-links.server";
import { normaliseCode } from "../recovery-codes.server";

const CODE_DIGITS = 8;
const CODE_MINUTES = linkHours["sign-in"] * 60;
/** Attempts for each ticket; there are a hundred million possible codes. */
const GUESS_LIMIT = { max: 5, windowSeconds: CODE_MINUTES * 60 };

/**
 * Mails a code after too many failed attempts. Timing and response hide whether the password was right.
 *
 * @param account null if the password was wrong; then no mail is sent
 * @param recipient used if there is no account
 * @returns the ticket that the code belongs to
 */
export async function mailSignInCode(
  request: Request,
  context: Context,
  account: Account | null,
  recipient: { email: string; language: Language },
): Promise<string> {
  const { email, language, role } = account ?? { ...recipient, role: "user" };
  const now = context.now();
  const ticketId = randomBytes(32).toString("base64url");
  const ticket = signed(context, "sign-in-code", ticketId, CODE_MINUTES * 60);
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
  const company = await companyInfo(context, language);
  const forgotPath = role === "admin" ? paths.adminForgot(language) : paths.forgot(language);
  const mail = signInCodeMail({
    language,
    to: email,
    code,
    minutes: CODE_MINUTES,
    forgotUrl: context.env.publicUrl + forgotPath,
    company,
  });
  await commitOnlyIf(account !== null, context.db, async (trx) => {
    const link = { purpose: "sign-in", userId: account?.id ?? null, email } as const;
    await createLink(trx, link, now, tokenOf(request, context, ticket, code));
    await enqueueWithinShare(trx, context, mail);
    const entry = { actorId: null, subjectId: account?.id ?? null } as const;
    const { clientAddress: network } = context;
    await audit(trx, { kind: "sign-in-code-asked", ...entry, network }, now);
  });
  context.wakeOutbox();
  return ticket;
}

/** Accepts a code once, and only in the browser in which the password was entered. @returns the code's account */
export async function spendSignInCode(
  request: Request,
  context: Context,
  ticket: string,
  code: string,
): Promise<{ account: Account } | "wrong-code" | "expired"> {
  // only signed tickets are counted, because forged ones would fill the disk
  if (openSigned(context, "sign-in-code", ticket) === null) return "expired";
  const guess = { scope: "sign-in-code", subject: sha256Hex(ticket), ...GUESS_LIMIT };
  if (!(await withinLimits(context, [guess]))) return "expired";
  const token = tokenOf(request, context, ticket, normaliseCode(code));
  const link = await inTransaction(context.db, (trx) =>
    consumeLink(trx, "sign-in", token, context.now()),
  );
  if (!link?.userId) return "wrong-code";
  const account = await findAccountById(context.db, link.userId);
  return account && !account.disabled ? { account } : "expired";
}

/** Contains the browser's CSRF cookie, so that the code works only in this browser. */
function tokenOf(request: Request, context: Context, ticket: string, code: string): string {
  return [ticket, readCookie(request, context, "csrf") ?? "", code].join(":");
}

class RolledBack extends Error {}

/** Does the same work in both cases, but commits only if `shouldCommit`, so that wrong guesses leave no rows. */
async function commitOnlyIf(
  shouldCommit: boolean,
  db: Database,
  write: (trx: Queryable) => Promise<void>,
): Promise<void> {
  try {
    await inTransaction(db, async (trx) => {
      await write(trx);
      if (!shouldCommit) throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
}
