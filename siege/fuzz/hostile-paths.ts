import type { Random } from "../random";
import { foreignAddresses, personal } from "./canaries";
import { hostileName, hostileValue } from "./hostile-values";

const traversals = [
  "/assets/../../package.json",
  "/assets/..%2f..%2fpackage.json",
  "/assets/%2e%2e/%2e%2e/db/schema.ts",
  "/assets/..%5c..%5cpackage.json",
  "/assets//etc/passwd",
  "/pictures/../../data/setu.db",
  "/assets/%00",
  "/..;/..;/package.json",
  "/.env",
  "/.git/config",
  "/build/http/main.js",
  "/server/index.js",
  "/../session-secret",
];

const endings = [
  ".data",
  "/",
  "//",
  "%00",
  "%0d%0aX-Canary:%201",
  ".json",
  "%",
  "%E0%A4%A",
  "/..",
  ";a=b",
  "%2e",
  "/%2e%2e/",
  "%5c",
  "/index.html",
  "~",
];

/**
 * An address of the site map, often with a fault.
 *
 * @param ids existing ids, references and slugs
 */
export function hostilePath(
  random: Random,
  paths: readonly string[],
  ids: readonly string[],
): string {
  if (random.chance(0.05)) return random.pick(traversals);
  let path = random
    .pick(paths)
    .replace(/:\w+\??|\*/g, () =>
      random.chance(0.5)
        ? random.pick(ids)
        : percentEncode(withoutNameCanaries(hostileValue(random)).slice(0, 400)),
    );
  if (random.chance(0.3)) path = `/${random.pick(["bn", "th", "en", "xx", "BN", "b%6e"])}${path}`;
  if (random.chance(0.15)) path += random.pick(endings);
  if (random.chance(0.05))
    path = `/${random.pick(foreignAddresses).replace(/[\s\\]/g, "%5c")}${path}`;
  if (random.chance(0.05)) path = `/${encodeURI(personal.email)}${path}`;
  if (random.chance(0.05)) path += `/${personal.phoneNumber}`;
  if (random.chance(0.03)) path += "/x".repeat(random.integer(100, 2000));
  const address = (random.chance(0.5) ? path + query(random) : path).slice(0, 12_000);
  // Node's client refuses other characters; bare-sockets.ts sends them
  return address.replace(/[^\x21-\x7e]/g, "%20");
}

/**
 * Replaces canaries that may not be in addresses: the log removes emails and numbers from
 * addresses, but no names.
 */
function withoutNameCanaries(value: string): string {
  const { fullName, tellUsMore, password } = personal;
  return [fullName, tellUsMore, password].includes(value) ? "somebody" : value;
}

/** Query names that the site or Remix knows. */
const queryNames = [
  "q",
  "category",
  "country",
  "specialty",
  "page",
  "token",
  "invite",
  "redirectTo",
  "returnTo",
  "service",
  "hospital",
  "_routes",
  "_data",
  "index",
  "p",
  "version",
  "language",
  "from",
];

function query(random: Random): string {
  const pairs = Array.from({ length: random.integer(1, 4) }, () => {
    const name = random.chance(0.85) ? random.pick(queryNames) : percentEncode(hostileName(random));
    return `${name}=${percentEncode(hostileValue(random).slice(0, 2000))}`;
  });
  return `?${pairs.join("&")}`;
}

/** Percent-encodes a text; lone surrogates, which have no encoding, as some software does. */
export function percentEncode(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, "\u{fffd}")).replaceAll(
    "%EF%BF%BD",
    "%ED%A0%80",
  );
}
