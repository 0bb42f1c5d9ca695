import type { ServiceKey } from "~/features/services/service";
import type { Language } from "~/locales/languages";

/** Where most families go, as suggestions only; ISO 3166. */
const DESTINATIONS = ["IN", "TH", "SG", "MY", "AE", "TR"] as const;

export function suggestedDestinations(language: Language): string[] {
  const names = new Intl.DisplayNames([language], { type: "region" });
  return DESTINATIONS.map((code) => names.of(code) ?? code);
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

/** A hospital that the form was opened for. */
export interface HospitalChoice {
  slug: string;
  name: string;
}
