import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA-256, base64url. `purpose` keeps a signature for one thing from serving another. */
export function sign(secret: string, purpose: string, value: string): string {
  return createHmac("sha256", secret).update(`${purpose}:${value}`).digest("base64url");
}

/** @param secrets the current one and those before it that are still accepted */
export function isSigned(
  secrets: readonly string[],
  purpose: string,
  value: string,
  signature: string,
): boolean {
  return secrets.some((secret) => sameText(sign(secret, purpose, value), signature));
}

/** A text with its signature behind it, for a form or an address: `text.signature`. */
export function signed(secret: string, purpose: string, text: string): string {
  return `${text}.${sign(secret, purpose, text)}`;
}

/** The text that `signed` was given; null where the signature is not ours, and nothing was read. */
export function openSigned(
  secrets: readonly string[],
  purpose: string,
  given: string,
): string | null {
  const end = given.lastIndexOf(".");
  const text = given.slice(0, Math.max(end, 0));
  return isSigned(secrets, purpose, text, given.slice(end + 1)) ? text : null;
}

/** Compares without telling by its time where the texts part. */
export function sameText(left: string, right: string): boolean {
  return timingSafeEqual(sha256(left), sha256(right));
}

export function sha256Hex(value: string): string {
  return sha256(value).toString("hex");
}

function sha256(value: string): Buffer {
  return createHash("sha256").update(value).digest();
}
