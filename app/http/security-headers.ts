import { createHash, randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { REGISTERS_WORKER } from "~/on-phone";
import { YIELD_TO_FIRST_TOUCH } from "~/ui/loading-screen-script";
import type { HttpEnv } from "./http-env";

const BUILT_FILES_PATH = "/assets/";
const NO_SNIFFING: [string, string] = ["X-Content-Type-Options", "nosniff"];
const POLICY_HEADER = "Content-Security-Policy";
/** Headers that a page may set itself. */
const overridableHeaders = [POLICY_HEADER, "Referrer-Policy"];

export function createNonce(): string {
  return randomBytes(16).toString("base64");
}

/**
 * Sets the headers of every response. `https`: the public address is https. `development`: lets
 * Vite write styles and open its socket.
 */
export function securityHeaders(options: {
  https: boolean;
  development?: boolean;
}): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const nonce = createNonce();
    c.set("nonce", nonce);
    await next();
    // browsers keep the headers of the stored response (RFC 9111, 4.3.4)
    if (c.res.status === 304) return;
    // scripts and stylesheets need no document headers
    if (c.res.status === 200 && c.req.path.startsWith(BUILT_FILES_PATH)) {
      c.res.headers.set(...NO_SNIFFING);
      return;
    }
    const { headers } = c.res;
    for (const [name, value] of securityHeadersFor({ ...options, nonce })) {
      // public pages set their own policy, pages with a token send no referrer
      if (!overridableHeaders.includes(name) || !headers.has(name)) headers.set(name, value);
    }
  };
}

export function securityHeadersFor(options: {
  nonce: string;
  https: boolean;
  development?: boolean;
}): [string, string][] {
  const headers: [string, string][] = [
    [POLICY_HEADER, contentSecurityPolicy(options)],
    NO_SNIFFING,
    // addresses with references or tokens stay on this site
    ["Referrer-Policy", "same-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=()"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
  ];
  if (options.https) {
    headers.push(["Strict-Transport-Security", "max-age=31536000; includeSubDomains"]);
  }
  return headers;
}

function contentSecurityPolicy(options: {
  nonce: string;
  https: boolean;
  development?: boolean;
}): string {
  const { nonce, https, development } = options;
  return policy({
    // 'self' is the fallback for browsers without nonces or strict-dynamic
    "script-src": `'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src": development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    "connect-src": development ? "'self' ws: wss:" : "'self'",
    https,
  });
}

/** Public pages use hashes: their scripts and styles are the same for everybody. */
export function publicPolicy({ css, https }: { css: string; https: boolean }): string {
  return policy({
    "script-src": `'self' ${publicScriptHashes}`,
    "style-src": hashSource(css),
    https,
  });
}

function policy(options: {
  "script-src": string;
  "style-src": string;
  "connect-src"?: string;
  https: boolean;
}): string {
  const { https, ...sources } = options;
  const directives = [
    "default-src 'none'",
    ...Object.entries(sources).map((directive) => directive.join(" ")),
    "img-src 'self' data:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ];
  return directives.join("; ");
}

/** `'sha256-…'`, for inline scripts and styles. */
function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

const publicScriptHashes = [YIELD_TO_FIRST_TOUCH, REGISTERS_WORKER].map(hashSource).join(" ");
