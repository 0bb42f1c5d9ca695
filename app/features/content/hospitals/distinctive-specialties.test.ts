import { expect, it } from "vitest";
import { distinctiveSpecialties } from "./distinctive-specialties";
import type { Specialty } from "./hospital";

const hospitalCounts = new Map<Specialty, number>([
  ["cardiology", 13],
  ["oncology", 12],
  ["neurology", 9],
  ["transplant", 3],
  ["fertility", 2],
  ["eye-care", 2],
]);
const specialties: Specialty[] = ["cardiology", "oncology", "neurology", "fertility", "eye-care"];

const chosen = (searched: Specialty[], count = 3) =>
  distinctiveSpecialties(specialties, hospitalCounts, searched, count);

it("chooses the first specialty even if it is common, then the rarest ones", () => {
  expect(chosen([])).toEqual(["cardiology", "fertility", "eye-care"]);
});

it("puts the specialties from the filter and search first", () => {
  expect(chosen(["oncology"])).toEqual(["oncology", "cardiology", "fertility"]);
  expect(chosen(["neurology", "oncology"])).toEqual(["oncology", "neurology", "cardiology"]);
});

it("keeps the hospital's first specialty even if the search names too many others", () => {
  expect(chosen(["oncology", "neurology", "fertility"])).toEqual([
    "oncology",
    "neurology",
    "cardiology",
  ]);
});

it("chooses only the hospital's own specialties", () => {
  expect(chosen(["transplant"])).toEqual(["cardiology", "fertility", "eye-care"]);
  expect(distinctiveSpecialties([], hospitalCounts, ["cardiology"], 3)).toEqual([]);
  expect(distinctiveSpecialties(["oncology"], hospitalCounts, [], 3)).toEqual(["oncology"]);
});
