import { tickBox } from "~/features/forms/fields.server";
import { type SpokenLanguage, spokenLanguages } from "~/locales/spoken-languages";
import { boxOf } from "./spoken-languages";

type Box = ReturnType<typeof boxOf>;

/** One checkbox field for each language. */
export const spokenBoxes = Object.fromEntries(
  spokenLanguages.map((code) => [boxOf(code), tickBox()]),
) as Record<Box, ReturnType<typeof tickBox>>;

/** The languages whose checkbox is ticked. */
export function spokenOf(boxes: Partial<Record<Box, boolean>>): SpokenLanguage[] {
  return spokenLanguages.filter((code) => boxes[boxOf(code)]);
}
