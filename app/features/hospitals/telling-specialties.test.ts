import { expect, it } from "vitest";
import type { Specialty } from "./hospital";
import { tellingSpecialties } from "./telling-specialties";

const like = (name: string, ...specialties: Specialty[]) => ({ name, specialties });
const list = [
  like("one", "cardiology", "oncology", "neurology", "fertility"),
  like("two", "cardiology", "oncology", "neurology"),
  like("three", "cardiology", "oncology", "transplant", "eye-care"),
];

const told = (sought: Specialty | null) =>
  [...tellingSpecialties(list, sought, 2)].map(([{ name }, chosen]) => [name, ...chosen]);

it("names what the fewest others have, equally rare ones in their order", () => {
  expect(told(null)).toEqual([
    ["one", "fertility", "neurology"],
    ["two", "neurology", "cardiology"],
    ["three", "transplant", "eye-care"],
  ]);
});

it("names what is asked for first", () => {
  expect(told("oncology")).toEqual([
    ["one", "oncology", "fertility"],
    ["two", "oncology", "neurology"],
    ["three", "oncology", "transplant"],
  ]);
});
