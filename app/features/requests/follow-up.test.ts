import { describe, expect, it } from "vitest";
import { type FollowUp, followUpAt, offeredFollowUps, readFollowUpTime } from "./follow-up";

const at = (when: FollowUp["when"], now: string, day = "", time = "09:00") =>
  followUpAt({ when, day, time, why: "" }, new Date(now))?.toISOString();

describe("time of a follow-up", () => {
  it.each([
    // 14:30 in Dhaka
    ["hour", "2026-11-20T08:30:00.000Z", "2026-11-20T09:30:00.000Z"],
    ["evening", "2026-11-20T08:30:00.000Z", "2026-11-20T12:00:00.000Z"],
    ["tomorrow", "2026-11-20T08:30:00.000Z", "2026-11-21T03:00:00.000Z"],
    // 23:50 in Dhaka
    ["tomorrow", "2026-11-20T17:50:00.000Z", "2026-11-21T03:00:00.000Z"],
    // 1 am in Dhaka, which still belongs to the day before
    ["tomorrow", "2026-11-20T19:00:00.000Z", "2026-11-21T03:00:00.000Z"],
    // 5 am in Dhaka
    ["tomorrow", "2026-11-20T23:00:00.000Z", "2026-11-22T03:00:00.000Z"],
    ["evening", "2026-11-20T23:00:00.000Z", "2026-11-21T12:00:00.000Z"],
    // the page was opened before 6 pm and the form is submitted later
    ["evening", "2026-11-20T12:10:00.000Z", undefined],
  ] as const)('for "%s", chosen at %s, is %s', (when, now, expected) => {
    expect(at(when, now)).toBe(expected);
  });

  it("is read in Dhaka time, and refused if it is past or more than a year ahead", () => {
    const now = "2026-11-20T08:30:00.000Z";
    expect(at("date", now, "2026-12-05")).toBe("2026-12-05T03:00:00.000Z");
    expect(at("date", now, "2026-12-05", "01:30")).toBe("2026-12-04T19:30:00.000Z");
    expect(at("date", now, "2026-11-20", "14:30")).toBeUndefined();
    expect(at("date", now, "2026-11-20", "14:31")).toBe("2026-11-20T08:31:00.000Z");
    expect(at("date", now, "2062-12-05")).toBeUndefined();
  });

  it('can be "this evening" from 4 am until 5 pm', () => {
    const offered = (now: string) => offeredFollowUps(new Date(now)).map(({ when }) => when);
    expect(offered("2026-11-20T11:00:00.000Z")).toContain("evening");
    expect(offered("2026-11-20T11:00:01.000Z")).toEqual(["hour", "tomorrow", "date"]);
    expect(offered("2026-11-20T19:00:00.000Z")).toEqual(["hour", "tomorrow", "date"]);
  });
});

it.each([
  ["9", "09:00"],
  ["9.30", "09:30"],
  ["১৮:০৫", "18:05"],
  ["24:00", null],
  ["9:5", null],
  ["soon", null],
])("readFollowUpTime parses %s as %s", (typed, time) => {
  expect(readFollowUpTime(typed)).toBe(time);
});
