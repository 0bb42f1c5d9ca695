import { expect, it } from "vitest";
import { isSlipAway } from "./search-slips";

it.each([
  ["apolo", "apollo"],
  ["appollo", "apollo"],
  ["appolo", "apollo"],
  ["dehli", "delhi"],
  ["delhy", "delhi"],
  ["elhi", "delhi"],
  ["delhii", "delhi"],
])("%s is a slip away from %s, and the other way round", (one, other) => {
  expect(isSlipAway(one, other)).toBe(true);
  expect(isSlipAway(other, one)).toBe(true);
});

it.each([
  ["delhi", "delhi"],
  ["dubai", "mumbai"],
  ["deihl", "delhi"],
  ["apol", "apollo"],
  ["", "ab"],
])("%s is more, or less, than a slip away from %s", (one, other) => {
  expect(isSlipAway(one, other)).toBe(false);
});
