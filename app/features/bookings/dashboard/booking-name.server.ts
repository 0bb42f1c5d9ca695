import { nameOrNumber } from "~/features/requests/dashboard/contact-links.server";
import type { Language } from "~/locales/languages";

/** What a booking is called among coordinators: its family's name, or the number that was left alone. */
export function bookingName(
  { fullName, phoneNumber }: { fullName: string; phoneNumber: string },
  language: Language,
): string {
  return nameOrNumber({ name: fullName, phone: phoneNumber }, language);
}
