import { randomBytes } from "node:crypto";
import type { Context } from "~/server/context";
import { readCookie, setCookie } from "~/server/cookies.server";
import { openSigned, signed } from "~/server/signature.server";

/** Accounts remembered per browser, because families share phones. The account unused for longest is dropped first. */
const MAX_ACCOUNTS = 5;
const DEVICE_SECONDS = 180 * 24 * 60 * 60;
/** A character that does not occur in signed texts and needs no encoding in a cookie. */
const SEPARATOR = "~";

/**
 * The random name in the browser's cookie, if the browser has signed in to the account before (OWASP, "Device
 * Cookies").
 *
 * @param userId null if there is no account; the work is the same
 * @returns null if the browser has not signed in to the account before
 */
export function deviceOf(request: Request, context: Context, userId: string | null): string | null {
  const { name, proofs } = readDevice(request, context);
  const isKnown = proofs.some((proof) => isProof(context, name, userId ?? "", proof));
  return isKnown ? name : null;
}

/** The `Set-Cookie` header that makes this browser known to the account. */
export function rememberDevice(request: Request, context: Context, userId: string): string {
  const { name, proofs } = readDevice(request, context);
  const others = proofs.filter((proof) => !isProof(context, name, userId, proof));
  const newProof = signed(context, purposeOf(name, userId), "", DEVICE_SECONDS);
  const value = [name, newProof, ...others].slice(0, 1 + MAX_ACCOUNTS).join(SEPARATOR);
  return setCookie(context, "device", value, DEVICE_SECONDS);
}

function isProof(context: Context, name: string, userId: string, proof: string): boolean {
  return openSigned(context, purposeOf(name, userId), proof) !== null;
}

function purposeOf(name: string, userId: string): string {
  return `device:${name}:${userId}`;
}

/** Reads the cookie. A browser without a valid one gets a new name and no proofs. */
function readDevice(request: Request, context: Context): { name: string; proofs: string[] } {
  const [name = "", ...proofs] = (readCookie(request, context, "device") ?? "").split(SEPARATOR);
  // a cookie that we set has at most this many proofs
  if (/^[\w-]{22}$/.test(name)) return { name, proofs: proofs.slice(0, MAX_ACCOUNTS) };
  return { name: randomBytes(16).toString("base64url"), proofs: [] };
}
