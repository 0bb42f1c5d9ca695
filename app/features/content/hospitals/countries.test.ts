import { describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import {
  allCountries,
  countryName,
  countryOptions,
  destinations,
  isCountry,
  regionOf,
} from "./countries";

const countries = allCountries();

describe("countries", () => {
  it("each have a unique key and a unique region code", () => {
    expect(new Set(countries).size).toBe(countries.length);
    expect(new Set(countries.map(regionOf)).size).toBe(countries.length);
    for (const country of countries) {
      expect(country).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(regionOf(country)).toMatch(/^[A-Z]{2}$/);
    }
    expect(countries).toEqual(expect.arrayContaining([...destinations, "turkey", "bangladesh"]));
  });

  it.each(languages)("have unique names in %s and are sorted by name", (language) => {
    const names = countries.map((country) => countryName(country, language));
    expect(new Set(names).size).toBe(countries.length);
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
    const labels = countryOptions(language).map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted(new Intl.Collator(language).compare));
  });

  it.each(["", "atlantis", "IN", "constructor", "__proto__", null, 7])(
    "do not include %j",
    (value) => {
      expect(isCountry(value)).toBe(false);
    },
  );
});
