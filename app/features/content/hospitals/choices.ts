import type { hospitals } from "~/locales/en/hospitals";
import type { Language } from "~/locales/languages";
import { countryOptions, destinations } from "./countries";
import type { FilterSelect } from "./filter-selects";
import { specialties } from "./hospital";

type Names = Pick<typeof hospitals, "specialties">;

/** The specialties, which are the treatments of reviews too. */
export function specialtyOptions(text: Names) {
  return specialties.map((value) => ({ value, label: text.specialties[value] }));
}

type FilterWords = Pick<FilterSelect, "label" | "all" | "chosen">;

/** A filter by country and by what is treated there, under the name that its list has for it. */
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
