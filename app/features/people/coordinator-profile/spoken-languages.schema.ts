import { tickBox } from "~/features/forms/fields.server";
import { type SpokenLanguage, spokenLanguages } from "~/locales/spoken-languages";
import { languageFieldName } from "./spoken-languages";

type Box = ReturnType<typeof languageFieldName>;

/** One checkbox field for each language. */
export const spokenLanguageFields = Object.fromEntries(
  spokenLanguages.map((code) => [languageFieldName(code), tickBox()]),
) as Record<Box, ReturnType<typeof tickBox>>;

/** The languages whose checkbox is ticked. */
export function tickedLanguages(boxes: Partial<Record<Box, boolean>>): SpokenLanguage[] {
  return spokenLanguages.filter((code) => boxes[languageFieldName(code)]);
}
