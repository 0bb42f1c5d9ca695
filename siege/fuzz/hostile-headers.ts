import type { Random } from "../random";
import { hostileValue } from "./hostile-values";

/** Forged headers of a proxy. */
const proxyHeaders = [
  ["Host", "elsewhere.example"],
  ["Host", "127.0.0.1:1"],
  ["Host", "[::1"],
  ["X-Forwarded-Host", "elsewhere.example"],
  ["X-Forwarded-Proto", "https"],
  ["X-Forwarded-For", "127.0.0.1"],
  ["Forwarded", "host=elsewhere.example;proto=https"],
  ["X-Original-URL", "/dashboard/admin"],
  ["X-Rewrite-URL", "/dashboard/admin"],
  ["X-HTTP-Method-Override", "DELETE"],
] as const;

const oddHeaders = [
  ["Accept-Encoding", "br;q=0, gzip;q=1e9, *"],
  ["Accept-Encoding", "x".repeat(3000)],
  ["Accept-Language", "bn-BD,th;q=0.x,*;q=999,__proto__"],
  ["Accept-Language", `${"a-".repeat(2000)}b`],
  ["Accept", "*/*;q=x"],
  ["If-None-Match", '"x", W/"y", *'],
  ["If-Modified-Since", "yesterday"],
  ["Range", "bytes=0-,5-1,-99999999999"],
  ["Origin", "null"],
  ["Origin", "https://elsewhere.example"],
  ["Origin", "not an origin"],
  ["Sec-Fetch-Site", "cross-site"],
  ["Referer", "javascript:canary(7)"],
  ["User-Agent", "<script>canary(8)</script>"],
  ["User-Agent", ""],
  ["Expect", "100-continue"],
  ["Expect", "something-else"],
  ["Content-Encoding", "gzip"],
  ["Save-Data", "on"],
  ["Purpose", "prefetch"],
  ["X-Remix-Reload-Document", "\t"],
  ["Connection", "close, Set-Cookie"],
] as const;

const cookieNames = ["session", "csrf", "theme", "app-language", "visit", "flash", "__proto__"];

/** Faulty headers that Node's client can send. */
export function hostileHeaders(random: Random): Record<string, string> {
  const headers: Record<string, string> = {};
  if (random.chance(0.15)) set(headers, random.pick(proxyHeaders));
  if (random.chance(0.4)) set(headers, random.pick(oddHeaders));
  if (random.chance(0.2))
    headers[`X-${random.word(5)}`] = toLatin1(hostileValue(random).slice(0, 1000));
  return headers;
}

/** Valid cookies, sometimes mixed with invalid ones, up to 9,000 characters. */
export function hostileCookies(random: Random, good: string): string {
  if (random.chance(0.6)) return good;
  const bad = Array.from({ length: random.integer(1, 3) }, () => {
    const value = random.chance(0.2)
      ? "x".repeat(random.integer(1000, 8000))
      : toLatin1(hostileValue(random).slice(0, 500));
    return `${random.pick(cookieNames)}=${value}`;
  });
  const all = random.chance(0.5) ? [good, ...bad] : [...bad, good];
  return all.join(random.chance(0.9) ? "; " : ";;,").slice(0, 9_000);
}

function set(headers: Record<string, string>, [name, value]: readonly [string, string]) {
  headers[name] = value;
}

function toLatin1(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, "?");
}
