import { type Account, findAccountById } from "~/features/accounts/accounts.server";
import type { Context } from "~/server/context";
import { readCookie } from "~/server/cookies.server";
import { isSigned, openSigned, sign, signed } from "~/server/signature.server";

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
export function newTicket(
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

/** Whose password was typed in this browser a short while ago; null where the ticket proves none. */
export async function holderOfTicket(
  request: Request,
  context: Context,
  given: string,
): Promise<{ account: Account; remember: boolean } | null> {
  const { sessionSecrets } = context.env;
  const text = openSigned(sessionSecrets, "second-step", given);
  if (text === null) return null;
  const ticket: Ticket = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  if (ticket.expires <= context.now().getTime()) return null;
  const account = await findAccountById(context.db, ticket.userId);
  if (!account || account.disabled) return null;
  const holder = holderOf(request, context, account);
  return isSigned(sessionSecrets, "second-step-holder", holder, ticket.holder)
    ? { account, remember: ticket.remember }
    : null;
}

function holderOf(request: Request, context: Context, account: Account): string {
  return [account.passwordHash, readCookie(request, context, "csrf") ?? ""].join(":");
}
