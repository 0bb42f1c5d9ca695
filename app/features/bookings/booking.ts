import type { z } from "zod";
import { countryName, destinations } from "~/features/hospitals/countries";
import type { Language } from "~/locales/languages";
import type { bookingSchema } from "./booking.schema";

/** Any other may be written. */
export function suggestedDestinations(language: Language): string[] {
  return destinations.map((country) => countryName(country, language));
}

/**
 * Whether what a family wrote in a booking was erased. Its number tells: it is never left out, as name
 * and email are by who asks to be called back.
 */
export function isErased({ phoneNumber }: { phoneNumber: string }): boolean {
  return phoneNumber === "";
}

/** What a family sends, read and tidied. */
export type BookingInput = z.output<typeof bookingSchema>;

/**
 * The same as it was kept: what is no longer offered still stands there by its key. `callBack`: it is a
 * number alone, left to be called.
 */
export type BookingAnswers = Omit<BookingInput, "service" | "passport" | "breathingHelp"> & {
  service: string | null;
  passport: string | null;
  breathingHelp: string | null;
  callBack: boolean;
};
