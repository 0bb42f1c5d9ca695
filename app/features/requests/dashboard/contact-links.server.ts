import { writtenPhone } from "~/features/phone/phone.server";

/**
 * A number to call and to write to.
 *
 * @param e164 empty or null where it was not given, or erased with the account
 */
export function phoneView(e164: string | null) {
  if (!e164) return null;
  return {
    href: `tel:${e164}`,
    text: writtenPhone(e164),
    whatsapp: `https://wa.me/${e164.replace(/\D/g, "")}`,
  };
}

/**
 * An address to write to.
 *
 * @param email empty where it was erased with the account
 */
export function emailView(email: string) {
  if (!email) return null;
  return { href: `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`, text: email };
}
