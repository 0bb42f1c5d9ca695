import { inTransaction } from "#db/transactions";
import type { Role } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { readCookie } from "~/server/cookies.server";
import { openSigned, signed } from "~/server/signature.server";
import { type Account, findAccountById } from "../accounts.server";
import {
  authenticate,
  MailedCodeRequired,
  SignInRefused,
  type TypedCredentials,
  takeAttempt,
} from "../authenticator.server";
import { completeSignIn, type SignedIn } from "../complete-sign-in.server";
import { passwordVersion } from "../passwords.server";
import { hasSecondFactor, spendCode } from "../second-factors.server";
import { auditFailedSecondFactor, auditRecoveryCode } from "../security-notices.server";
import { mailSignInCode, spendSignInCode } from "./sign-in-codes.server";

/** The password or mailed code was right, but a second factor is needed. `passSecondFactor` takes the ticket. */
interface SecondFactorRequired {
  result: "second-factor";
  ticket: string;
}

type SignInOutcome =
  | SignedIn
  | SecondFactorRequired
  /** Too many attempts: if the password was right, a code was mailed for `passMailedCode`. */
  | { result: "mailed-code"; ticket: string }
  | { result: "refused"; reason: SignInRefused["reason"] };

/** @param language the page's language, for the mail that is composed but not sent if the password is wrong */
export async function signIn(
  request: Request,
  context: Context,
  role: Role,
  credentials: TypedCredentials & { rememberMe: boolean },
  language: Language,
): Promise<SignInOutcome> {
  try {
    const account = await authenticate(request, context, role, credentials);
    const outcome = await continueSignIn(
      request,
      context,
      account,
      credentials.rememberMe,
      "password",
    );
    return outcome ?? { result: "refused", reason: "loginFailed" };
  } catch (error) {
    if (error instanceof SignInRefused) return { result: "refused", reason: error.reason };
    if (!(error instanceof MailedCodeRequired)) throw error;
    const { email } = credentials;
    const ticket = await mailSignInCode(request, context, error.account, { email, language });
    return { result: "mailed-code", ticket };
  }
}

/** Completes the sign-in with the code that `signIn` mailed. */
export async function passMailedCode(
  request: Request,
  context: Context,
  form: { ticket: string; code: string; rememberMe: boolean },
): Promise<SignedIn | SecondFactorRequired | { result: "expired" | "wrong-code" }> {
  const codeResult = await spendSignInCode(request, context, form.ticket, form.code);
  if (typeof codeResult === "string") return { result: codeResult };
  const outcome = await continueSignIn(
    request,
    context,
    codeResult.account,
    form.rememberMe,
    "mailed code",
  );
  return outcome ?? { result: "expired" };
}

async function continueSignIn(
  request: Request,
  context: Context,
  account: Account,
  remember: boolean,
  proof: "password" | "mailed code",
): Promise<SignedIn | SecondFactorRequired | null> {
  return (await hasSecondFactor(context.db, account.id))
    ? { result: "second-factor", ticket: newTicket(request, context, account, remember) }
    : completeSignIn(request, context, account, remember, proof);
}

/** Completes the sign-in with an app's code or a recovery code. */
export async function passSecondFactor(
  request: Request,
  context: Context,
  ticket: string,
  code: string,
): Promise<SignedIn | { result: "wrong-code" | "expired" | "tooMany" }> {
  const holder = await countSecondFactorAttempt(request, context, ticket);
  if ("result" in holder) return holder;
  const { account, remember } = holder;
  const codeKind = await inTransaction(context.db, async (trx) => {
    const spentKind = await spendCode(trx, context, account.id, code);
    if (spentKind === "recovery") await auditRecoveryCode(trx, request, context, account);
    return spentKind;
  });
  if (codeKind) {
    const signedIn = await completeSignIn(request, context, account, remember, "second factor");
    return signedIn ?? { result: "expired" };
  }
  const failure = { kind: "second-factor-failed", actorId: null } as const;
  await auditFailedSecondFactor(request, context, account, failure);
  return { result: "wrong-code" };
}

/** The ticket's account. Each call counts as one of the account's attempts at the second factor. */
export async function countSecondFactorAttempt(
  request: Request,
  context: Context,
  ticket: string,
): Promise<TicketHolder | { result: "expired" | "tooMany" }> {
  const holder = await holderOfTicket(request, context, ticket);
  if (!holder) return { result: "expired" };
  const { account } = holder;
  const isAllowed = await takeAttempt(request, context, "second-factor", account.id, account.id);
  return isAllowed ? holder : { result: "tooMany" };
}

/** Proof that the password was right. A hidden field contains it, as there is no session yet. */
interface Ticket {
  userId: string;
  remember: boolean;
  passwordVersion: string;
}

const TICKET_SECONDS = 10 * 60;

/** A ticket is valid only in the browser in which the password was entered, and until the password changes. */
function newTicket(
  request: Request,
  context: Context,
  account: Account,
  remember: boolean,
): string {
  const version = passwordVersion(context, account.passwordHash);
  const ticket: Ticket = { userId: account.id, remember, passwordVersion: version };
  const text = Buffer.from(JSON.stringify(ticket)).toString("base64url");
  return signed(context, purposeIn(request, context), text, TICKET_SECONDS);
}

interface TicketHolder {
  account: Account;
  remember: boolean;
}

/** The account whose password was entered in this browser; null if the ticket is invalid or expired. */
export async function holderOfTicket(
  request: Request,
  context: Context,
  signedTicket: string,
): Promise<TicketHolder | null> {
  const text = openSigned(context, purposeIn(request, context), signedTicket);
  if (text === null) return null;
  const ticket: Ticket = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  const account = await findAccountById(context.db, ticket.userId);
  if (!account || account.disabled) return null;
  const isCurrent = ticket.passwordVersion === passwordVersion(context, account.passwordHash);
  return isCurrent ? { account, remember: ticket.remember } : null;
}

function purposeIn(request: Request, context: Context): string {
  return `second-factor:${readCookie(request, context, "csrf") ?? ""}`;
}
