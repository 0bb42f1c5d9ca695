import { normalForm } from "~/locales/fold";

/** The longest that the end of an address may be. */
export const SLUG_MAX = 80;

/**
 * The end of a page's address, made of a name: small Latin letters, digits and hyphens; accents go.
 *
 * @returns an empty text where nothing of the name can stand there (a Bengali name)
 */
export function slugOf(name: string): string {
  const letters = normalForm(name.slice(0, 4 * SLUG_MAX), "NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, "")
    .replace(/[^a-z0-9]+/g, "-");
  return letters
    .slice(0, SLUG_MAX + 1)
    .replace(/^-+/, "")
    .slice(0, SLUG_MAX)
    .replace(/-+$/, "");
}

/** The first of `name`, `name-2`, `name-3` … that nobody has. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
