import { expect, it } from "vitest";
import { distinctiveSpecialties } from "./distinctive-specialties";
import type { Specialty } from "./hospital";

const owners = new Map<Specialty, number>([
  ["cardiology", 13],
  ["oncology", 12],
  ["neurology", 9],
  ["transplant", 3],
  ["fertility", 2],
  ["eye-care", 2],
]);
const own: Specialty[] = ["cardiology", "oncology", "neurology", "fertility", "eye-care"];

const told = (searched: Specialty[], count = 3) =>
  distinctiveSpecialties(own, owners, searched, count);

it("chooses the first specialty even if it is common, then the rarest ones", () => {
  expect(told([])).toEqual(["cardiology", "fertility", "eye-care"]);
});

it("puts the specialties from the filter and search first", () => {
  expect(told(["oncology"])).toEqual(["oncology", "cardiology", "fertility"]);
  expect(told(["neurology", "oncology"])).toEqual(["oncology", "neurology", "cardiology"]);
});

it("keeps the hospital's first specialty even if the search names too many others", () => {
  expect(told(["oncology", "neurology", "fertility"])).toEqual([
    "oncology",
    "neurology",
    "cardiology",
  ]);
});

it("chooses only the hospital's own specialties", () => {
  expect(told(["transplant"])).toEqual(["cardiology", "fertility", "eye-care"]);
  expect(distinctiveSpecialties([], owners, ["cardiology"], 3)).toEqual([]);
  expect(distinctiveSpecialties(["oncology"], owners, [], 3)).toEqual(["oncology"]);
});
