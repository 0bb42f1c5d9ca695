import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Env } from "./env.server";

interface Services {
  env: Pick<Env, "sessionSecret" | "sessionSecrets">;
  now: () => Date;
}

/**
 * Signs a text for one purpose with an expiry: `text.expiry.signature`.
 *
 * @param purpose signed, but not part of the result; includes the browser or person if only they
 * may use it, e.g. `csrf:<browser>`
 */
export function signed(services: Services, purpose: string, text: string, seconds: number): string {
  const expiry = Math.floor(services.now().getTime() / 1000) + seconds;
  const body = `${text}.${expiry.toString(36)}`;
  return `${body}.${keyedHash(services.env.sessionSecret, purpose, body)}`;
}

/** The signed text; null if it is forged, expired or for another purpose. */
export function openSigned(services: Services, purpose: string, signedText: string): string | null {
  const [body, signature] = splitAtLast(signedText);
  const isOurs = services.env.sessionSecrets.some((secret) =>
    equalInConstantTime(keyedHash(secret, purpose, body), signature),
  );
  if (!isOurs) return null;
  const [text, expiry] = splitAtLast(body);
  return Number.parseInt(expiry, 36) * 1000 > services.now().getTime() ? text : null;
}

/** HMAC-SHA-256, base64url. A hash for one `purpose` never fits another. */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify([purpose, value]))
    .digest("base64url");
}

/** Constant-time comparison. */
export function equalInConstantTime(left: string, right: string): boolean {
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

/**
 * Hash of a token from a link. People easily copy the full stop or space after a link, so these are
 * ignored.
 */
export function hashOfToken(copied: string): string {
  return sha256Hex(copied.replace(/[^\w-]+$/u, ""));
}
