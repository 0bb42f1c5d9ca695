import { randomBytes } from "node:crypto";
import type { Context } from "~/server/context";
import { readCookie, setCookie } from "~/server/cookies.server";
import { isSigned, sign } from "~/server/signature.server";

/** A family's phone is shared; whoever signed in longest ago is forgotten first. */
const ACCOUNTS = 5;
const KEPT_SECONDS = 180 * 24 * 60 * 60;

/**
 * The name of this browser, where somebody has signed in to the account with it before: what
 * strangers try elsewhere does not slow it (OWASP, "Device Cookies"). The cookie is a random name
 * with a signature for each account, so it says nothing of whose they are, and opens nothing.
 *
 * @returns null where the browser is new to the account
 */
export function deviceOf(request: Request, context: Context, userId: string): string | null {
  const { name, signatures } = readDevice(request, context);
  if (name === null) return null;
  const known = signatures.some((signature) =>
    isSigned(context.env.sessionSecrets, "device", `${name}:${userId}`, signature),
  );
  return known ? name : null;
}

/** The `Set-Cookie` header that makes this browser known to the account. */
export function rememberDevice(request: Request, context: Context, userId: string): string {
  const { name: known, signatures } = readDevice(request, context);
  const name = known ?? randomBytes(16).toString("base64url");
  const own = sign(context.env.sessionSecret, "device", `${name}:${userId}`);
  const others = signatures.filter((signature) => signature !== own);
  const value = [name, own, ...others].slice(0, 1 + ACCOUNTS).join(".");
  return setCookie(context, "device", value, KEPT_SECONDS);
}

function readDevice(
  request: Request,
  context: Context,
): { name: string | null; signatures: string[] } {
  const [name = "", ...signatures] = (readCookie(request, context, "device") ?? "").split(".");
  if (!/^[\w-]{22}$/.test(name)) return { name: null, signatures: [] };
  // a longer list is not one of ours
  return { name, signatures: signatures.slice(0, ACCOUNTS) };
}
