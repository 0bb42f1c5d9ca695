import { inTransaction } from "#db/transactions";
import { type Account, findAccountById } from "~/features/accounts/accounts.server";
import { auditFailedStep, auditRecoveryCode } from "~/features/accounts/security-notices.server";
import { audit } from "~/features/audit/audits.server";
import {
  authenticate,
  CodeWanted,
  mayTry,
  SignInRefused,
  type TypedCredentials,
} from "~/features/passwords/authenticator.server";
import { hasSecondFactor, spendCode } from "~/features/second-factor/second-factors.server";
import { rememberDevice } from "~/features/sessions/known-devices.server";
import type { Role } from "~/features/sessions/person";
import { startSession } from "~/features/sessions/sessions.server";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { readCookie } from "~/server/cookies.server";
import { isSigned, openSigned, sign, signed } from "~/server/signature.server";
import { tellOfNewDevice } from "./new-devices.server";
import { mailSignInCode, spendSignInCode } from "./sign-in-codes.server";

export interface SignedIn {
  result: "signed-in";
  account: Account;
  headers: Headers;
}

/** The password was right, and a code is still wanted; the ticket says so to `passSecondStep`. */
interface SecondStepWanted {
  result: "second-step";
  ticket: string;
}

type SignIn =
  | SignedIn
  | SecondStepWanted
  /** Too many have tried: if the password was right, a code is in the mail for `passMailedCode`. */
  | { result: "mailed-code"; ticket: string }
  | { result: "refused"; reason: SignInRefused["reason"] };

/** @param language the page's, in which a mail to an address without an account is made up */
export async function signIn(
  request: Request,
  context: Context,
  door: Role,
  typed: TypedCredentials & { rememberMe: boolean },
  language: Language,
): Promise<SignIn> {
  try {
    const account = await authenticate(request, context, door, typed);
    return await goOn(request, context, account, typed.rememberMe, "password");
  } catch (error) {
    if (error instanceof SignInRefused) return { result: "refused", reason: error.reason };
    if (!(error instanceof CodeWanted)) throw error;
    const { email } = typed;
    const ticket = await mailSignInCode(request, context, error.account, { email, language });
    return { result: "mailed-code", ticket };
  }
}

/** What `signIn` would have done, with the code that it mailed. */
export async function passMailedCode(
  request: Request,
  context: Context,
  given: { ticket: string; code: string; rememberMe: boolean },
): Promise<SignedIn | SecondStepWanted | { result: "expired" | "wrong-code" }> {
  const spent = await spendSignInCode(request, context, given.ticket, given.code);
  return typeof spent === "string"
    ? { result: spent }
    : goOn(request, context, spent.account, given.rememberMe, "mailed code");
}

async function goOn(
  request: Request,
  context: Context,
  account: Account,
  remember: boolean,
  detail: string,
): Promise<SignedIn | SecondStepWanted> {
  return (await hasSecondFactor(context.db, account.id))
    ? { result: "second-step", ticket: newTicket(request, context, account, remember) }
    : letIn(request, context, account, remember, detail);
}

/** The second half of `signIn`: a code of the app or a recovery code. */
export async function passSecondStep(
  request: Request,
  context: Context,
  ticket: string,
  code: string,
): Promise<SignedIn | { result: "wrong-code" | "expired" | "tooMany" }> {
  const holder = await atSecondStep(request, context, ticket);
  if ("result" in holder) return holder;
  const { account, remember } = holder;
  const used = await inTransaction(context.db, async (trx) => {
    const spent = await spendCode(trx, context, account.id, code);
    if (spent === "recovery") await auditRecoveryCode(trx, request, context, account);
    return spent;
  });
  if (used) return letIn(request, context, account, remember, "second factor");
  const failure = { kind: "second-factor-failed", actorId: null } as const;
  await auditFailedStep(request, context, account, failure);
  return { result: "wrong-code" };
}

/** Whose second step it is; takes one of the account's tries. */
export async function atSecondStep(
  request: Request,
  context: Context,
  ticket: string,
): Promise<TicketHolder | { result: "expired" | "tooMany" }> {
  const holder = await holderOfTicket(request, context, ticket);
  if (!holder) return { result: "expired" };
  const { account } = holder;
  const may = await mayTry(context, "second-step", account.id, account);
  return may ? holder : { result: "tooMany" };
}

/**
 * Begins the session.
 *
 * @param detail what opened the door, for the audit
 */
export async function letIn(
  request: Request,
  context: Context,
  account: Account,
  remember: boolean,
  detail: string,
): Promise<SignedIn> {
  const { id: userId } = account;
  const headers = await inTransaction(context.db, async (trx) => {
    await tellOfNewDevice(trx, request, context, account);
    const entry = { kind: "sign-in", actorId: userId, subjectId: userId, detail } as const;
    await audit(trx, { ...entry, network: context.clientAddress }, context.now());
    return startSession(trx, request, context, { userId, remember });
  });
  headers.append("Set-Cookie", rememberDevice(request, context, userId));
  context.wakeOutbox();
  return { result: "signed-in", account, headers };
}

/** Says that a right password was typed: a hidden field, as the second step has no session. */
interface Ticket {
  userId: string;
  remember: boolean;
  /** Milliseconds since 1970. */
  expires: number;
  /** Signature over the browser and the password that the ticket is good for. */
  holder: string;
}

const TICKET_MS = 10 * 60 * 1000;

/** A ticket is good in the browser that typed the password, while it is the password. */
function newTicket(
  request: Request,
  context: Context,
  account: Account,
  remember: boolean,
): string {
  const { sessionSecret } = context.env;
  const ticket: Ticket = {
    userId: account.id,
    remember,
    expires: context.now().getTime() + TICKET_MS,
    holder: sign(sessionSecret, "second-step-holder", holderOf(request, context, account)),
  };
  const text = Buffer.from(JSON.stringify(ticket)).toString("base64url");
  return signed(sessionSecret, "second-step", text);
}

interface TicketHolder {
  account: Account;
  remember: boolean;
}

/** Whose password was typed in this browser a short while ago; null where the ticket proves none. */
export async function holderOfTicket(
  request: Request,
  context: Context,
  given: string,
): Promise<TicketHolder | null> {
  const { sessionSecrets } = context.env;
  const text = openSigned(sessionSecrets, "second-step", given);
  if (text === null) return null;
  const ticket: Ticket = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  if (ticket.expires <= context.now().getTime()) return null;
  const account = await findAccountById(context.db, ticket.userId);
  if (!account || account.disabled) return null;
  const holder = holderOf(request, context, account);
  const isTheirs = isSigned(sessionSecrets, "second-step-holder", holder, ticket.holder);
  return isTheirs ? { account, remember: ticket.remember } : null;
}

function holderOf(request: Request, context: Context, account: Account): string {
  return [account.passwordHash, readCookie(request, context, "csrf") ?? ""].join(":");
}
