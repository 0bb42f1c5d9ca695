import type { Random } from "../random";
import { foreignAddresses, headerBreaks, markup, personal } from "./canaries";

const oddValues = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\udfff\ud800",
  "\u202egnirts",
  "\ufeff",
  "ｆｕｌｌ",
  "e\u0301\u0316".repeat(200),
  "০১৭১২৩৪৫৬৭৮",
  "9".repeat(400),
  "-1",
  "1e999",
  "NaN",
  "null",
  "undefined",
  "true",
  "[object Object]",
  "' or 1=1 --",
  "'; drop table bookings; --",
  "%' escape '\\",
  "\\",
  "#{7*7}{{7*7}}",
  "../../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "[".repeat(5000),
  `${'{"a":'.repeat(1000)}1${"}".repeat(1000)}`,
  "x".repeat(20_000),
  "👩‍👩‍👧‍👧".repeat(300),
  "a@b",
  "a@b.co,c@d.co",
  "2026-02-30",
  "SETU-0000-0000",
  '{"type":"insert","payload":{"name":"email","index":1000000000}}',
  '{"type":"update","payload":{"name":"__proto__.polluted","value":"1"}}',
];

/** One value for a field, a cookie or a query. */
export function hostileValue(random: Random): string {
  const kind = random.fraction();
  if (kind < 0.35) return random.pick(oddValues);
  if (kind < 0.55) return random.pick(markup);
  if (kind < 0.65) return random.pick(headerBreaks);
  if (kind < 0.75) return random.pick(foreignAddresses);
  if (kind < 0.9) return random.pick(Object.values(personal));
  return noise(random, random.integer(0, 300));
}

function noise(random: Random, length: number): string {
  return String.fromCharCode(...Array.from({ length }, () => random.integer(0, 0xffff)));
}

const fieldNames = [
  "__proto__",
  "constructor",
  "__proto__[polluted]",
  "constructor.prototype.polluted",
  "toString",
  "fullName[0]",
  "fullName.x",
  "a[b][c][d]",
  "[]",
  "[[[[[[",
  "",
  "csrf",
  "returnTo",
  "redirectTo",
  "id",
  "version",
  "language",
  "theme",
  "intent",
  // reserved by the forms' library
  "__intent__",
  "__state__",
  "a[4294967290]",
  `a${"[0]".repeat(2000)}`,
  `a${".b".repeat(2000)}`,
];

export function hostileName(random: Random): string {
  return random.chance(0.8) ? random.pick(fieldNames) : hostileValue(random);
}
