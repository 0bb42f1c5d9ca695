import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Env } from "./env.server";

interface Services {
  env: Pick<Env, "sessionSecret" | "sessionSecrets">;
  now: () => Date;
}

/**
 * A text that only we can have made, good for one purpose until a time: `text.expiry.signature`.
 *
 * @param purpose the use it is good for, and the browser or person where it is theirs alone, such as
 *   `csrf:<browser>`; it is signed, not carried
 */
export function signed(services: Services, purpose: string, text: string, seconds: number): string {
  const expiry = Math.floor(services.now().getTime() / 1000) + seconds;
  const body = `${text}.${expiry.toString(36)}`;
  return `${body}.${keyedHash(services.env.sessionSecret, purpose, body)}`;
}

/** The text that `signed` was given; null, with nothing read, unless we signed it for this purpose. */
export function openSigned(services: Services, purpose: string, given: string): string | null {
  const [body, signature] = splitAtLast(given);
  const isOurs = services.env.sessionSecrets.some((secret) =>
    sameText(keyedHash(secret, purpose, body), signature),
  );
  if (!isOurs) return null;
  const [text, expiry] = splitAtLast(body);
  return Number.parseInt(expiry, 36) * 1000 > services.now().getTime() ? text : null;
}

/** HMAC-SHA-256, base64url. `purpose` keeps a hash for one thing from serving another. */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify([purpose, value]))
    .digest("base64url");
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

function splitAtLast(text: string): [string, string] {
  const at = Math.max(text.lastIndexOf("."), 0);
  return [text.slice(0, at), text.slice(at + 1)];
}
