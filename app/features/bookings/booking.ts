import { type Country, isCountry, regions } from "~/features/hospitals/hospital";
import type { ServiceKey } from "~/features/services/service";
import type { Language } from "~/locales/languages";

/** As suggestions only, of the countries whose hospitals and papers we know; any other may be written. */
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

/** What a family sends, read and tidied. */
export interface BookingInput {
  fullName: string;
  email: string;
  /** E.164. */
  phoneNumber: string;
  patientCurrentLocation: string;
  destinationCountry: string;
  service: ServiceKey | null;
  /** A slug, of whatever hospital. */
  hospital: string;
  relatives: number | null;
  tellUsMore: string;
  urgent: boolean;
}
