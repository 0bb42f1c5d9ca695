import { normaliseEmail } from "~/features/sessions/person";
import { inCommonEra } from "~/locales/typed-day";
import type { FieldErrors } from "~/server/returned-form.server";

/** The mail providers that nearly all families use. */
const PROVIDERS = [
  "gmail.com",
  "googlemail.com",
  "yahoo.com",
  "hotmail.com",
  "outlook.com",
  "icloud.com",
];
/** Other providers, with names similar to those above. */
const OTHER_PROVIDERS = ["ymail.com", "mail.com", "cloud.com"];
/** Endings that no domain has, and the intended endings. */
const MISTYPED_ENDINGS: readonly [RegExp, string][] = [
  [/\.(con|cmo|ocm|comm|coom|vom|xom|cim|cpm)$/, ".com"],
  [/\.(nett|ner|nte)$/, ".net"],
  [/\.(ogr|orgg|rog)$/, ".org"],
];

/**
 * Errors for likely typing mistakes: a mistyped email address, which is reported once, and Buddhist years.
 *
 * @param questionedEmail the email address that was reported before
 */
export function likelyTyposIn(fields: FormData, questionedEmail: unknown): FieldErrors {
  const typos: FieldErrors = {};
  for (const [name, value] of fields) {
    const day = inCommonEra(String(value));
    if (day) typos[name] = { key: "buddhistYear", values: { day } };
  }
  const email = fields.get("email");
  const intended =
    typeof email === "string" && email !== questionedEmail ? suggestedEmail(email) : null;
  if (intended) typos.email = { key: "emailDoubtful", values: { email: intended } };
  return typos;
}

/** The email address that the person probably meant; null if nothing looks mistyped. */
export function suggestedEmail(email: string): string | null {
  const [, mailbox, domain = ""] = /^(\S+)@(\S{1,40})$/.exec(normaliseEmail(email)) ?? [];
  if (PROVIDERS.includes(domain) || OTHER_PROVIDERS.includes(domain)) return null;
  const corrected = MISTYPED_ENDINGS.reduce(
    (name, [typo, ending]) => name.replace(typo, ending),
    domain,
  );
  const intended = PROVIDERS.find((provider) => isTypoOf(corrected, provider)) ?? corrected;
  return intended === domain ? null : `${mailbox}@${intended}`;
}

/** True for "gmial.com" and "gmail", and also for "yahoo.com.bd": no known provider has mailboxes under `.bd`. */
function isTypoOf(domain: string, known: string): boolean {
  const [name] = known.split(".");
  const withoutCountry = domain.replace(/\.bd$/, "");
  return isOneEditAway(domain, known) || withoutCountry === known || withoutCountry === name;
}

/** True if one letter is added, missing or wrong, or if two adjacent letters are swapped. */
function isOneEditAway(word: string, other: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === other[start]) start++;
  const rest = word.slice(start);
  const otherRest = other.slice(start);
  const swapped = `${rest[1] ?? ""}${rest[0] ?? ""}${rest.slice(2)}`;
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    swapped === otherRest
  );
}
