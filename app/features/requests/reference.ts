import { fold } from "~/locales/fold";

/** Without I, L, O and U, which are misread or misheard (Crockford's base 32). */
export const REFERENCE_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const REFERENCE = new RegExp(`^SETU-[${REFERENCE_ALPHABET}]{4}-[${REFERENCE_ALPHABET}]{4}$`);

/**
 * A reference as a person writes it (any case, O for 0, I or L for 1, any digits, spaces or no hyphens) in the
 * form in which it is kept; null where it is none.
 */
export function readReference(written: string): string | null {
  const signs = fold(written).toUpperCase().replace(/[\s-]/g, "");
  const code = signs.replace(/^SETU/, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  const reference = `SETU-${code.slice(0, 4)}-${code.slice(4)}`;
  return REFERENCE.test(reference) ? reference : null;
}
