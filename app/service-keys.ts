/** The eight services; their words stand in the dictionaries under these keys. */
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

/** The services on which 1 to 2 relatives may travel along. */
export const withRelatives: readonly ServiceKey[] = ["icu-air-ambulance", "medical-escort"];

/** The services that somebody in danger of life may turn to: their pages name 999 first. */
export const inDanger: readonly ServiceKey[] = ["icu-air-ambulance", "round-the-clock-help"];

/** Which people stand at the head of a service's page: those who leave, arrive, or work for them. */
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

/** The five steps of every service, in their order. */
export const stepKeys = ["contact", "assessment", "coordination", "transfer", "handover"] as const;
