import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { withoutLanguage } from "~/locales/languages";
import type { HttpEnv } from "./http-env";

export function createNonce(): string {
  return randomBytes(16).toString("base64");
}

/**
 * Headers of every response, whoever wrote it. `https` is whether the site is published under an
 * https address; `development` lets Vite's client write styles and open its socket.
 */
export function securityHeaders(options: {
  https: boolean;
  development?: boolean;
}): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const nonce = createNonce();
    c.set("nonce", nonce);
    await next();
    // the browser goes by what came with the page that it has (RFC 9111, 4.3.4)
    if (c.res.status === 304) return;
    const about = { ...options, nonce, pathname: c.req.path };
    for (const [name, value] of securityHeadersFor(about)) c.res.headers.set(name, value);
  };
}

export function securityHeadersFor(about: {
  nonce: string;
  pathname: string;
  https: boolean;
  development?: boolean;
}): [string, string][] {
  const headers: [string, string][] = [
    ["Content-Security-Policy", contentSecurityPolicy(about)],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Referrer-Policy", referrerPolicy(about.pathname)],
    ["Permissions-Policy", permissionsPolicy],
    ["Cross-Origin-Opener-Policy", "same-origin"],
  ];
  if (about.https) {
    headers.push(["Strict-Transport-Security", "max-age=31536000; includeSubDomains"]);
  }
  return headers;
}

function contentSecurityPolicy(about: {
  nonce: string;
  https: boolean;
  development?: boolean;
}): string {
  const { nonce } = about;
  const directives = [
    "default-src 'none'",
    // browsers that know neither nonces nor strict-dynamic fall back to 'self'
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    about.development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    about.development ? "connect-src 'self' ws: wss:" : "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "frame-src https://www.youtube-nocookie.com",
  ];
  if (about.https) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}

/** Addresses of the dashboard and of single requests, and links with tokens, stay on this site. */
function referrerPolicy(pathname: string): string {
  const inside =
    /^\/(dashboard|profile|admin|booking\/sent|contact\/sent|reset-password|verify-email)(\/|$|\.)/;
  return inside.test(withoutLanguage(pathname)) ? "same-origin" : "strict-origin-when-cross-origin";
}

/**
 * What families would mind most. Frames have none of the browser's features anyway, unless they are given
 * them, and these bytes come before the first word of a page: on a 2G line a packet is an eighth of a second.
 */
const permissionsPolicy = [
  "browsing-topics",
  "camera",
  "geolocation",
  "microphone",
  "payment",
  "usb",
]
  .map((feature) => `${feature}=()`)
  .join(", ");
