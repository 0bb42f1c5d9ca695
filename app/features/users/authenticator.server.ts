import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { Queryable } from "#db/connection.server";
import { audit, knowsNetwork } from "~/features/audit/audits.server";
import type { Context } from "~/server/context";
import { forgiveLimits, withinLimits } from "~/server/rate-limit.server";
import { hashPassword, isPassword, needsRehash } from "./passwords.server";
import { normaliseEmail, type Role } from "./user";
import { type Account, findAccount, storeRehash } from "./users.server";

/** Why somebody is not let in; no more is said, and the same for every address. */
export class SignInRefused extends Error {
  constructor(readonly reason: "loginFailed" | "tooMany") {
    super(reason);
  }
}

/** Two doors, `user` and `admin`; each opens only for accounts of its role. */
export function authenticator(context: Context): Authenticator<Account> {
  return new Authenticator<Account>()
    .use(door(context, "user"), "user" satisfies Role)
    .use(door(context, "admin"), "admin" satisfies Role);
}

function door(context: Context, role: Role) {
  return new FormStrategy<Account>(async ({ form }) => {
    const email = String(form.get("email") ?? "");
    const password = String(form.get("password") ?? "");
    const account = await findAccount(context.db, email);
    if (!(await mayTry(context, "sign-in", normaliseEmail(email), account))) {
      throw new SignInRefused("tooMany");
    }
    const fits = await isPassword(context, account?.passwordHash ?? null, password);
    if (!account || !fits || account.disabled || account.role !== role) {
      await auditFailure(context, account);
      throw new SignInRefused("loginFailed");
    }
    if (needsRehash(account.passwordHash)) {
      await storeRehash(context.db, account, await hashPassword(context, password));
    }
    return account;
  });
}

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/**
 * Slows whoever guesses, without locking the owner out: an account allows few tries from one
 * network, a network many over all accounts (mobile carriers put thousands of people behind one
 * address), and tries from all the networks where the account has never been signed in share one
 * allowance. An owner whose network is new while somebody guesses gets in by a reset link, which
 * makes the network known.
 */
export async function mayTry(
  context: Context,
  scope: "sign-in" | "second-step",
  subject: string,
  account: Account | null,
): Promise<boolean> {
  const network = context.clientAddress;
  const known = await knowsNetwork(context.db, account?.id ?? null, network);
  return withinLimits(context, [
    {
      scope: `${scope}-here`,
      subject: `${subject} ${network}`,
      max: 20,
      windowSeconds: QUARTER_HOUR,
    },
    { scope: `${scope}-network`, subject: network, max: 300, windowSeconds: QUARTER_HOUR },
    {
      scope: known ? `${scope}-known` : `${scope}-elsewhere`,
      subject,
      max: known ? 200 : 60,
      windowSeconds: HOUR,
    },
  ]);
}

/** After a reset by mail: what somebody else on the owner's network used up keeps nobody out. */
export function forgiveTries(db: Queryable, context: Context, account: Account): Promise<void> {
  const { email } = account;
  return forgiveLimits(db, context, [
    { scope: "sign-in-here", subject: `${email} ${context.clientAddress}` },
    { scope: "sign-in-known", subject: email },
  ]);
}

async function auditFailure(context: Context, account: Account | null): Promise<void> {
  const entry = { actorId: null, subjectId: account?.id ?? null, network: context.clientAddress };
  await audit(context.db, { kind: "sign-in-failed", ...entry }, context.now());
}
