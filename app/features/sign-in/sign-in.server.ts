import { emailField } from "~/features/accounts/account.schema";
import { type Account, findAccountById } from "~/features/accounts/accounts.server";
import { auditRecoveryCode, auditWrongCode } from "~/features/accounts/security-notices.server";
import { audit } from "~/features/audit/audits.server";
import {
  authenticate,
  CodeWanted,
  mayTry,
  SignInRefused,
} from "~/features/passwords/authenticator.server";
import { hasSecondFactor, spendCode } from "~/features/second-factor/second-factors.server";
import { rememberDevice } from "~/features/sessions/known-devices.server";
import type { Role } from "~/features/sessions/person";
import { startSession } from "~/features/sessions/sessions.server";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { tellOfNewDevice } from "./new-devices.server";
import { holderOfTicket, newTicket } from "./second-step-tickets.server";
import { mailSignInCode, spendSignInCode } from "./sign-in-codes.server";

export interface SignedIn {
  result: "signed-in";
  account: Account;
  headers: Headers;
}

/** The password was right, and a code is still wanted; the ticket says so to `passSecondStep`. */
export interface SecondStepWanted {
  result: "second-step";
  ticket: string;
}

export type SignIn =
  | SignedIn
  | SecondStepWanted
  /** Too many have tried: if the password was right, a code is in the mail for `passMailedCode`. */
  | { result: "mailed-code"; ticket: string }
  | { result: "refused"; reason: SignInRefused["reason"] };

/**
 * @param fields `email`, `password`, `rememberMe`
 * @param language the page's, in which a mail to an address without an account is made up
 */
export async function signIn(
  request: Request,
  context: Context,
  door: Role,
  fields: FormData,
  language: Language,
): Promise<SignIn> {
  let account: Account;
  try {
    account = await authenticate(request, context, door, fields);
  } catch (error) {
    if (error instanceof SignInRefused) return { result: "refused", reason: error.reason };
    if (!(error instanceof CodeWanted)) throw error;
    const typed = { email: emailField.parse(fields.get("email")), language };
    const ticket = await mailSignInCode(request, context, error.account, typed);
    return { result: "mailed-code", ticket };
  }
  return goOn(request, context, account, fields.get("rememberMe") !== null, "password");
}

/** What `signIn` would have done, with the code that it mailed. */
export async function passMailedCode(
  request: Request,
  context: Context,
  given: { ticket: string; code: string; remember: boolean },
): Promise<SignedIn | SecondStepWanted | { result: "expired" | "wrong-code" }> {
  const spent = await spendSignInCode(request, context, given.ticket, given.code);
  if (typeof spent === "string") return { result: spent };
  const account = await findAccountById(context.db, spent.userId);
  if (!account || account.disabled) return { result: "expired" };
  return goOn(request, context, account, given.remember, "mailed code");
}

async function goOn(
  request: Request,
  context: Context,
  account: Account,
  remember: boolean,
  detail: string,
): Promise<SignedIn | SecondStepWanted> {
  if (await hasSecondFactor(context.db, account.id)) {
    return { result: "second-step", ticket: newTicket(request, context, account, remember) };
  }
  return letIn(request, context, account, remember, detail);
}

/** The second half of `signIn`: a code of the app or a recovery code. */
export async function passSecondStep(
  request: Request,
  context: Context,
  ticket: string,
  code: string,
): Promise<SignedIn | { result: "wrong-code" } | { result: "expired" | "tooMany" }> {
  const holder = await holderOfTicket(request, context, ticket);
  if (!holder) return { result: "expired" };
  const { account, remember } = holder;
  if (!(await mayTry(context, "second-step", account.id, account))) {
    return { result: "tooMany" };
  }
  const used = await context.db.transaction().execute(async (trx) => {
    const spent = await spendCode(trx, context, account.id, code);
    if (spent === "recovery") await auditRecoveryCode(trx, request, context, account);
    return spent;
  });
  if (!used) {
    await auditWrongCode(request, context, account, null);
    return { result: "wrong-code" };
  }
  return letIn(request, context, account, remember, "second factor");
}

/** @param detail what opened the door, for the audit */
export async function letIn(
  request: Request,
  context: Context,
  account: Account,
  remember: boolean,
  detail: string,
): Promise<SignedIn> {
  const headers = await context.db.transaction().execute(async (trx) => {
    await tellOfNewDevice(trx, request, context, account);
    await audit(
      trx,
      {
        kind: "sign-in",
        actorId: account.id,
        subjectId: account.id,
        network: context.clientAddress,
        detail,
      },
      context.now(),
    );
    return startSession(trx, request, context, { userId: account.id, remember });
  });
  headers.append("Set-Cookie", rememberDevice(request, context, account.id));
  context.wakeOutbox();
  return { result: "signed-in", account, headers };
}
