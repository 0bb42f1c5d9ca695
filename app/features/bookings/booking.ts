import type { z } from "zod";
import { type Country, isCountry, regions } from "~/features/hospitals/hospital";
import type { Language } from "~/locales/languages";
import type { bookingSchema } from "./booking.schema";

/** Suggested are the countries whose hospitals and papers we know; any other may be written. */
const DESTINATIONS: readonly Country[] = [
  "india",
  "thailand",
  "singapore",
  "malaysia",
  "united-arab-emirates",
];

export function suggestedDestinations(language: Language): string[] {
  return DESTINATIONS.map((country) => destinationName(country, language));
}

/** A hospital's country as the form has it; empty where there is no hospital or its country is none we know. */
export function destinationName(country: string | undefined, language: Language): string {
  if (!isCountry(country)) return "";
  return new Intl.DisplayNames([language], { type: "region" }).of(regions[country]) ?? "";
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
