import type { Language } from "~/locales/languages";
import { readDay } from "~/locales/typed-day";
import { texts } from "~/server/i18n.server";

/** Filter fields for the first and last day; an invalid date is shown again as typed. */
export function dayFields(
  values: { from: string | null; to: string | null },
  labels: { from: string; to: string },
  language: Language,
) {
  const { dateInvalid } = texts(language).validation;
  return (["from", "to"] as const).map((name) => {
    const typed = values[name] ?? "";
    const error = typed !== "" && readDay(typed) === null ? dateInvalid : undefined;
    return { name, label: labels[name], defaultValue: typed, error };
  });
}
