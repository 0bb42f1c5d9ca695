import { defaultLanguage, languages } from "~/locales/languages";
import { paths } from "~/paths";
import type { CompanyInfo } from "./company";

/** Less than a year, as the standard recommends. */
const VALID_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Contacts for security reports (https://www.rfc-editor.org/rfc/rfc9116): the contact page, and the company's
 * email unless the details are samples.
 */
export function securityText(
  company: Pick<CompanyInfo, "email" | "sample">,
  origin: string,
  now: Date,
): string {
  // the text stays the same for the whole day
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + VALID_DAYS * DAY_MS);
  const page = origin + paths.contact(defaultLanguage);
  return [
    ...(company.sample ? [] : [`Contact: mailto:${encodeURI(company.email)}`]),
    `Contact: ${page}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${origin}${paths.securityText()}`,
    "",
  ].join("\n");
}
