import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { serviceKeys } from "~/service-keys";
import { rangeField, rangeParts } from "./costs";

/** Full labels of all fields: "ICU air ambulance: from". */
export function fieldLabels(language: Language): Record<string, string> {
  const { costEditing, services } = texts(language);
  const { parts, fields } = costEditing;
  const ranges = serviceKeys.flatMap((service) =>
    rangeParts.map((part) => [
      rangeField(service, part),
      `${services.items[service].name}: ${parts[part]}`,
    ]),
  );
  return { ...Object.fromEntries(ranges), ...fields };
}
