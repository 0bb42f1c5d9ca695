import type { hospitals } from "~/locales/en/hospitals";
import type { FilterSelect } from "./filter-selects";
import { countries, specialties } from "./hospital";

type Names = Pick<typeof hospitals, "countries" | "specialties">;

/** The countries as a select offers them. */
export function countryOptions(text: Names) {
  return countries.map((value) => ({ value, label: text.countries[value] }));
}

/** The specialties, which are the treatments of reviews too. */
export function specialtyOptions(text: Names) {
  return specialties.map((value) => ({ value, label: text.specialties[value] }));
}

type FilterWords = Pick<FilterSelect, "label" | "all" | "chosen">;

/** A filter by country and by what is treated there, under the name that its list has for it. */
export function filterSelects(
  names: Names,
  country: FilterWords,
  field: FilterWords & { name: "specialty" | "treatment" },
): FilterSelect[] {
  return [
    { name: "country", options: countryOptions(names), ...country },
    { options: specialtyOptions(names), ...field },
  ];
}
