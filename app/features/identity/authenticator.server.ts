import { AsyncLocalStorage } from "node:async_hooks";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { audit } from "~/features/audit/audits.server";
import { deviceOf } from "~/features/sessions/known-devices.server";
import { normaliseEmail, type Role } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import { withinLimits } from "~/server/rate-limit.server";
import { type Account, findAccount, storeRehash } from "./accounts.server";
import { hashPassword, isPassword, needsRehash } from "./passwords.server";

/** A refused sign-in. The reason does not tell whether the address has an account. */
export class SignInRefused extends Error {
  constructor(readonly reason: "loginFailed" | "tooMany") {
    super(reason);
  }
}

/**
 * Thrown when the attempts are used up, whether or not the password is right: attackers learn nothing, and the
 * owner can sign in with a mailed code.
 */
export class MailedCodeRequired extends Error {
  /** @param account null if the password was wrong, or the account may not sign in here */
  constructor(readonly account: Account | null) {
    super("A code by mail is wanted");
  }
}

export interface TypedCredentials {
  email: string;
  password: string;
}

/**
 * Signs in with email and password. Each sign-in page accepts only accounts of its role.
 *
 * @param request needed for its cookies
 * @throws SignInRefused, MailedCodeRequired
 */
export function authenticate(
  request: Request,
  context: Context,
  role: Role,
  { email, password }: TypedCredentials,
): Promise<Account> {
  // the strategy reads a form itself, so it gets the parsed values
  const body = new URLSearchParams({ email, password });
  const form = new Request(request.url, { method: "POST", body });
  return currentAttempt.run({ request, context }, () => authenticator.authenticate(role, form));
}

/** Passes request and context to the strategy, because remix-auth passes it only the form. */
const currentAttempt = new AsyncLocalStorage<{ request: Request; context: Context }>();

/** Shared by all requests, because it stores no data of a request. */
const authenticator = new Authenticator<Account>()
  .use(strategyFor("user"), "user" satisfies Role)
  .use(strategyFor("admin"), "admin" satisfies Role);

function strategyFor(role: Role) {
  return new FormStrategy<Account>(async ({ form }) => {
    const attempt = currentAttempt.getStore();
    if (!attempt) throw new Error("Start a sign-in with `authenticate`");
    const { request, context } = attempt;
    const email = String(form.get("email") ?? "");
    const password = String(form.get("password") ?? "");
    const account = await findAccount(context.db, email);
    const userId = account?.id ?? null;
    const allowance = await allowanceOf(request, context, normaliseEmail(email), userId);
    if (allowance === "none") throw new SignInRefused("tooMany");
    const isPasswordRight = await isPassword(context, account?.passwordHash ?? null, password);
    if (!account || !isPasswordRight || account.disabled || account.role !== role) {
      await auditFailure(context, account);
      throw allowance === "free" ? new SignInRefused("loginFailed") : new MailedCodeRequired(null);
    }
    if (allowance === "with-code") throw new MailedCodeRequired(account);
    if (!needsRehash(account.passwordHash)) return account;
    const passwordHash = await hashPassword(context, password);
    // the caller signs tokens with the hash, so the returned account must have the new one
    if (await storeRehash(context.db, account, passwordHash)) return { ...account, passwordHash };
    // another sign-in stored a new hash first, or the password changed
    const latest = await findAccount(context.db, email);
    if (latest && (await isPassword(context, latest.passwordHash, password))) return latest;
    throw new SignInRefused("loginFailed");
  });
}

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/**
 * `with-code`: only a mailed code can sign in; `none`: the attempts exceed a limit so high that even all users
 * of a mobile network together do not reach it.
 */
async function allowanceOf(
  request: Request,
  context: Context,
  email: string,
  userId: string | null,
): Promise<"free" | "with-code" | "none"> {
  const device = deviceOf(request, context, userId);
  const ceiling =
    device === null
      ? { scope: "sign-in-network-ceiling", subject: context.clientAddress, max: 1000 }
      : { scope: "sign-in-device-ceiling", subject: `${email} ${device}`, max: 200 };
  if (!(await withinLimits(context, [{ ...ceiling, windowSeconds: QUARTER_HOUR }]))) return "none";
  return (await takeAttempt(request, context, "sign-in", email, userId)) ? "free" : "with-code";
}

/**
 * Counts an attempt per account and network, per network, and per account; a known browser has its own limit.
 * False above a limit, whether or not the account exists.
 */
export async function takeAttempt(
  request: Request,
  context: Context,
  scope: "sign-in" | "second-factor",
  subject: string,
  userId: string | null,
): Promise<boolean> {
  const device = deviceOf(request, context, userId);
  if (device !== null) {
    const counter = { scope: `${scope}-device`, subject: `${subject} ${device}` };
    return withinLimits(context, [{ ...counter, max: 20, windowSeconds: QUARTER_HOUR }]);
  }
  const network = context.clientAddress;
  return withinLimits(context, [
    {
      scope: `${scope}-account-network`,
      subject: `${subject} ${network}`,
      max: 20,
      windowSeconds: QUARTER_HOUR,
    },
    {
      scope: `${scope}-network`,
      subject: network,
      // higher for second factors: no mailed code helps if others have used up the attempts
      max: scope === "second-factor" ? 1000 : 300,
      windowSeconds: QUARTER_HOUR,
    },
    { scope: `${scope}-account`, subject, max: 60, windowSeconds: HOUR },
  ]);
}

async function auditFailure(context: Context, account: Account | null): Promise<void> {
  const entry = { actorId: null, subjectId: account?.id ?? null, network: context.clientAddress };
  await audit(context.db, { kind: "sign-in-failed", ...entry }, context.now());
}
