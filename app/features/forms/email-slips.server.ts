import { isSlipAway } from "#db/search-slips";
import type { FieldErrors } from "~/server/failed-form.server";

/** Where nearly all families have their mailbox. */
const PROVIDERS = ["gmail.com", "yahoo.com", "hotmail.com", "outlook.com", "icloud.com"];
/** Others' names that are a slip away from these. */
const OTHERS = ["ymail.com", "mail.com", "cloud.com", "gmail.co", "yahoo.co"];
/** Endings that no domain has. */
const ENDINGS: readonly [RegExp, string][] = [
  [/\.(con|cmo|ocm|comm|coom|vom|xom|cim|cpm)$/, ".com"],
  [/\.(nett|ner|nte)$/, ".net"],
  [/\.(ogr|orgg|rog)$/, ".org"],
];

/** The question whether another address was meant, where a domain looks mistyped: asked once. */
export function doubtOfEmail(email: unknown, asked: unknown): FieldErrors | null {
  const meant = typeof email === "string" && email !== asked ? meantEmail(email) : null;
  return meant ? { email: { key: "emailDoubtful", values: { email: meant } } } : null;
}

/** The address that was meant; null where nothing looks mistyped. */
export function meantEmail(email: string): string | null {
  const [, mailbox, domain = ""] = /^(\S+)@(\S{1,40})$/.exec(email.trim().toLowerCase()) ?? [];
  if (PROVIDERS.includes(domain) || OTHERS.includes(domain)) return null;
  const ended = ENDINGS.reduce((name, [slip, ending]) => name.replace(slip, ending), domain);
  const meant = PROVIDERS.find((known) => isSlipAway(ended, known)) ?? ended;
  return meant === domain ? null : `${mailbox}@${meant}`;
}
