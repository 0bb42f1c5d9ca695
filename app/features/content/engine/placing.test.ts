import { expect, it } from "vitest";
import { reordered } from "./placing";

const order = ["a", "b", "c", "d"];

it.each([
  ["d", "before", "b", ["a", "d", "b", "c"]],
  ["a", "after", "c", ["b", "c", "a", "d"]],
  ["b", "before", "a", ["b", "a", "c", "d"]],
  // the record is already in place, so a second press changes nothing
  ["a", "before", "c", order],
  ["d", "after", "a", order],
  ["a", "before", "a", order],
] as const)("moves %s %s %s", (id, side, besideId, expected) => {
  expect(reordered(order, { id, besideId, side })).toEqual(expected);
});

it("returns null if either record is missing", () => {
  expect(reordered(order, { id: "x", besideId: "a", side: "before" })).toBeNull();
  expect(reordered(order, { id: "a", besideId: "x", side: "after" })).toBeNull();
  expect(reordered([], { id: "a", besideId: "a", side: "after" })).toBeNull();
});
