import { normalForm } from "~/locales/fold";
import { POST_MAX } from "./post-editing";

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Small Latin letters, digits, and single hyphens between them. */
export function isSlug(text: string): boolean {
  return SLUG.test(text) && text.length <= POST_MAX.slug;
}

/** What is proposed where a title has no Latin letters and no digits. */
const UNNAMED = "post";
/** So much is left for a number behind it. */
const PROPOSED_MAX = 80;

/** The slug that a title proposes: "Café & ICU: what to ask?" is `cafe-icu-what-to-ask`. */
export function proposedSlug(title: string): string {
  const words = normalForm(title, "NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = "";
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > PROPOSED_MAX) break;
    slug = longer;
  }
  return slug || words[0]?.slice(0, PROPOSED_MAX) || UNNAMED;
}

/** The first that nobody has: `name`, `name-2`, `name-3`… */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
