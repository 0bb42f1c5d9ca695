import type { hospitals } from "~/locales/en/hospitals";
import type { Language } from "~/locales/languages";
import { countryOptions, destinations } from "./countries";
import type { FilterSelect } from "./filter-selects";
import { specialties } from "./hospital";

type Names = Pick<typeof hospitals, "specialties">;

/** Specialties; reviews use them as treatments. */
export function specialtyOptions(text: Names) {
  return specialties.map((value) => ({ value, label: text.specialties[value] }));
}

type FilterWords = Pick<FilterSelect, "label" | "all" | "chosen">;

/** The selects for country, and for specialty or treatment; the caller passes their labels. */
export function filterSelects(
  names: Names,
  language: Language,
  country: FilterWords,
  field: FilterWords & { name: "specialty" | "treatment" },
): FilterSelect[] {
  return [
    { name: "country", options: countryOptions(language, destinations), ...country },
    { options: specialtyOptions(names), ...field },
  ];
}
