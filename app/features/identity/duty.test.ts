import { expect, it } from "vitest";
import { isOnDuty } from "./duty";

/** A time in Dhaka, in the week that begins on Sunday, 22 November 2026. */
const at = (day: string, time: string) => new Date(`2026-11-${day}T${time}:00+06:00`);

it.each([
  ["not on duty before the start", "23", "08:59", false],
  ["on duty at the start", "23", "09:00", true],
  ["on duty in the last minute", "23", "16:59", true],
  ["not on duty at the end", "23", "17:00", false],
  ["not on duty on another day", "24", "10:00", false],
])("a coordinator with a shift on Monday from 9:00 to 17:00 is %s", (_state, day, time, isOn) => {
  expect(isOnDuty({ weekday: 1, starts: "09:00", ends: "17:00" }, at(day, time))).toBe(isOn);
});

it.each([
  ["on duty on Saturday evening", "28", "21:00", true],
  ["on duty on Sunday before dawn", "22", "05:59", true],
  ["not on duty at the end", "22", "06:00", false],
  ["not on duty on Saturday before dawn", "28", "05:00", false],
  ["not on duty on Sunday evening", "22", "22:00", false],
])("a coordinator with a shift on Saturday from 21:00 to 6:00 is %s", (_state, day, time, isOn) => {
  expect(isOnDuty({ weekday: 6, starts: "21:00", ends: "06:00" }, at(day, time))).toBe(isOn);
});

it("a shift whose start and end are equal lasts 24 hours", () => {
  const shift = { weekday: 0, starts: "08:00", ends: "08:00" };
  const times = [at("22", "07:59"), at("22", "08:00"), at("23", "07:59"), at("23", "08:00")];
  expect(times.map((time) => isOnDuty(shift, time))).toEqual([false, true, true, false]);
});

it("a shift's day is the day in Dhaka: Monday before dawn there is still Sunday in UTC", () => {
  const shift = { weekday: 1, starts: "02:00", ends: "04:00" };
  expect(isOnDuty(shift, at("23", "03:00"))).toBe(true);
  expect(isOnDuty(shift, at("24", "03:00"))).toBe(false);
});
