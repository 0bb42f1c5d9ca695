import { AsyncLocalStorage } from "node:async_hooks";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { type Account, findAccount, storeRehash } from "~/features/accounts/accounts.server";
import { audit } from "~/features/audit/audits.server";
import { deviceOf } from "~/features/sessions/known-devices.server";
import { normaliseEmail, type Role } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import { withinLimits } from "~/server/rate-limit.server";
import { hashPassword, isPassword, needsRehash } from "./passwords.server";

/** Why somebody is not let in; no more is said, and the same for every address. */
export class SignInRefused extends Error {
  constructor(readonly reason: "loginFailed" | "tooMany") {
    super(reason);
  }
}

/**
 * Instead of either answer, once the tries are used up: the same for a right password and a wrong
 * one, so that whoever used them up learns nothing more and the owner still gets in, by a mail.
 */
export class CodeWanted extends Error {
  /** @param account whose password was typed; null where it was wrong */
  constructor(readonly account: Account | null) {
    super("A code by mail is wanted");
  }
}

/** What somebody typed at a door, as the form's schema hands it on. */
export interface TypedCredentials {
  email: string;
  password: string;
}

/**
 * Signs in by a form: `user` and `admin` are two doors, each opens only for accounts of its role.
 *
 * @param request as the browser sent it, with its cookies
 * @throws SignInRefused, CodeWanted
 */
export function authenticate(
  request: Request,
  context: Context,
  door: Role,
  { email, password }: TypedCredentials,
): Promise<Account> {
  // the strategy reads a form itself: of what was sent it gets what has been cleaned and judged
  const body = new URLSearchParams({ email, password });
  const form = new Request(request.url, { method: "POST", body });
  return attempts.run({ request, context }, () => authenticator.authenticate(door, form));
}

/** remix-auth hands a strategy the form alone; what a try needs besides goes along with it here. */
const attempts = new AsyncLocalStorage<{ request: Request; context: Context }>();

/** One for the process: nothing of a request stays in it. */
const authenticator = new Authenticator<Account>()
  .use(door("user"), "user" satisfies Role)
  .use(door("admin"), "admin" satisfies Role);

function door(role: Role) {
  return new FormStrategy<Account>(async ({ form }) => {
    const attempt = attempts.getStore();
    if (!attempt) throw new Error("A sign-in begins with `authenticate`");
    const { request, context } = attempt;
    const email = String(form.get("email") ?? "");
    const password = String(form.get("password") ?? "");
    const account = await findAccount(context.db, email);
    const userId = account?.id ?? null;
    const allowance = await allowanceOf(request, context, normaliseEmail(email), userId);
    if (allowance === "none") throw new SignInRefused("tooMany");
    const fits = await isPassword(context, account?.passwordHash ?? null, password);
    if (!account || !fits || account.disabled || account.role !== role) {
      await auditFailure(context, account);
      throw allowance === "free" ? new SignInRefused("loginFailed") : new CodeWanted(null);
    }
    if (allowance === "with-code") throw new CodeWanted(account);
    if (!needsRehash(account.passwordHash)) return account;
    const passwordHash = await hashPassword(context, password);
    // what is signed for this password from now on holds for the new hash
    if (await storeRehash(context.db, account, passwordHash)) return { ...account, passwordHash };
    // another sign-in was first to store one, or the password is another by now
    const latest = await findAccount(context.db, email);
    if (latest && (await isPassword(context, latest.passwordHash, password))) return latest;
    throw new SignInRefused("loginFailed");
  });
}

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/**
 * How an address and a password are answered: at once; with a code by mail; or not at all, which
 * takes more tries than a carrier's whole network makes.
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
  return (await mayTry(request, context, "sign-in", email, userId)) ? "free" : "with-code";
}

/**
 * Slows whoever guesses: an account allows few tries from one network, a network many over all
 * accounts (mobile carriers put thousands of people behind one address), and all networks together
 * share one allowance. A browser that has been signed in to the account has tries of its own, whatever
 * others do. Nothing else of the account changes what is allowed: it would tell that there is one.
 *
 * @param userId whose account it is; null where there is none
 */
export async function mayTry(
  request: Request,
  context: Context,
  scope: "sign-in" | "second-step",
  subject: string,
  userId: string | null,
): Promise<boolean> {
  const device = deviceOf(request, context, userId);
  if (device !== null) {
    const of = { scope: `${scope}-device`, subject: `${subject} ${device}` };
    return withinLimits(context, [{ ...of, max: 20, windowSeconds: QUARTER_HOUR }]);
  }
  const network = context.clientAddress;
  return withinLimits(context, [
    {
      scope: `${scope}-here`,
      subject: `${subject} ${network}`,
      max: 20,
      windowSeconds: QUARTER_HOUR,
    },
    {
      scope: `${scope}-network`,
      subject: network,
      // a code that does not come by mail has no other way round a neighbour's tries
      max: scope === "second-step" ? 1000 : 300,
      windowSeconds: QUARTER_HOUR,
    },
    { scope: `${scope}-elsewhere`, subject, max: 60, windowSeconds: HOUR },
  ]);
}

async function auditFailure(context: Context, account: Account | null): Promise<void> {
  const entry = { actorId: null, subjectId: account?.id ?? null, network: context.clientAddress };
  await audit(context.db, { kind: "sign-in-failed", ...entry }, context.now());
}
