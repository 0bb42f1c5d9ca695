import { fold } from "~/locales/fold";

/** Crockford's base 32: no I, L and O, which look like digits, and no U, so that no words appear. */
export const REFERENCE_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const REFERENCE = new RegExp(`^SETU-[${REFERENCE_ALPHABET}]{4}-[${REFERENCE_ALPHABET}]{4}$`);

/**
 * Normalizes an entered reference: it accepts any case, digits of any script, O for 0, I or L for 1, spaces, and
 * missing hyphens.
 *
 * @returns null if it is not a reference
 */
export function readReference(entered: string): string | null {
  const characters = fold(entered).toUpperCase().replace(/[\s-]/g, "");
  const code = characters.replace(/^SETU/, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  const reference = `SETU-${code.slice(0, 4)}-${code.slice(4)}`;
  return REFERENCE.test(reference) ? reference : null;
}
