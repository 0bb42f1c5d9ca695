import type { Language } from "~/locales/languages";
import { readDay } from "~/locales/typed-day";
import { texts } from "~/server/i18n.server";

/** The fields for a list's first and last day; a date that is none is shown again as it was typed. */
export function dayFields(
  asked: { from: string | null; to: string | null },
  labels: { from: string; to: string },
  language: Language,
) {
  const { dateInvalid } = texts(language).validation;
  return (["from", "to"] as const).map((name) => {
    const typed = asked[name] ?? "";
    const error = typed !== "" && readDay(typed) === null ? dateInvalid : undefined;
    return { name, label: labels[name], defaultValue: typed, error };
  });
}
