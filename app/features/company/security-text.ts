import { defaultLanguage, languages } from "~/locales/languages";
import { paths } from "~/paths";
import type { CompanyInfo } from "./company";

/** Less than a year, as the standard asks. */
const VALID_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Contact for security reports (https://www.rfc-editor.org/rfc/rfc9116): the company's email, or the contact
 * page while the details are samples.
 */
export function securityText(
  company: Pick<CompanyInfo, "email" | "sample">,
  origin: string,
  now: Date,
): string {
  // the same text all day
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
