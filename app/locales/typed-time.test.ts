import { expect, it } from "vitest";
import { readTime } from "./typed-time";

it.each([
  ["09:00", "09:00"],
  ["9:00", "09:00"],
  [" 21.30 ", "21:30"],
  ["২১:৩০", "21:30"],
  ["๐๐:๐๕", "00:05"],
  ["09:30:00", "09:30"],
  ["24:00", null],
  ["12:60", null],
  ["9", null],
  ["nine", null],
  ["", null],
])("reads %j as %j", (typed, time) => {
  expect(readTime(typed)).toBe(time);
});
