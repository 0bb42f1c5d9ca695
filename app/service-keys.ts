/** The eight services; the dictionaries use these keys. */
export const serviceKeys = [
  "icu-air-ambulance",
  "doctor-appointment",
  "visa-and-tickets",
  "bed-to-bed-transfer",
  "medical-escort",
  "report-translation",
  "hotel-booking",
  "round-the-clock-help",
] as const;

export type ServiceKey = (typeof serviceKeys)[number];

export function isServiceKey(value: unknown): value is ServiceKey {
  return serviceKeys.includes(value as ServiceKey);
}

/** Services on which relatives may travel along. */
export const servicesWithRelatives: readonly ServiceKey[] = ["icu-air-ambulance", "medical-escort"];

/** Services for people in danger of life: their pages name 999 first. */
export const emergencyServices: readonly ServiceKey[] = [
  "icu-air-ambulance",
  "round-the-clock-help",
];

/** People in the picture at the top of a service's page. */
export const serviceScenes: Record<ServiceKey, "leaving" | "arriving" | "desk"> = {
  "icu-air-ambulance": "leaving",
  "doctor-appointment": "arriving",
  "visa-and-tickets": "desk",
  "bed-to-bed-transfer": "leaving",
  "medical-escort": "leaving",
  "report-translation": "desk",
  "hotel-booking": "arriving",
  "round-the-clock-help": "desk",
};

/** The five steps of a booking, in order; every service's page explains them. */
export const stepKeys = ["contact", "assessment", "coordination", "transfer", "handover"] as const;
