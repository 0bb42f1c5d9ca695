import { describe, expect, it } from "vitest";
import { clockOf, dhakaDay, lastDhakaDays, startOfDhakaDay } from "./promise";

const HOUR = 60 * 60 * 1000;
const received = {
  receivedAt: "2026-11-20T08:00:00.000Z",
  dueAt: "2026-11-20T10:00:00.000Z",
  repliedAt: null,
  open: true,
};
const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`);

describe("the clock of one request", () => {
  it("runs for two hours, to the moment", () => {
    expect(clockOf(received, at("08:30"))).toEqual({ state: "due", ms: 1.5 * HOUR });
    expect(clockOf(received, at("10:00"))).toEqual({ state: "due", ms: 0 });
    expect(clockOf(received, at("13:00"))).toEqual({ state: "overdue", ms: 3 * HOUR });
  });

  it("stops with the reply, in time or late, whatever happens later", () => {
    const replied = (repliedAt: string) => ({ ...received, repliedAt, open: false });
    expect(clockOf(replied("2026-11-20T10:00:00.000Z"), at("23:00"))).toEqual({
      state: "in-time",
      ms: 2 * HOUR,
    });
    expect(clockOf(replied("2026-11-20T10:00:00.001Z"), at("23:00")).state).toBe("late");
  });

  it("owes nothing to what was closed without a reply", () => {
    expect(clockOf({ ...received, open: false }, at("23:00")).state).toBe("closed");
  });
});

describe("days in Dhaka", () => {
  it("begin six hours before those of UTC", () => {
    expect(dhakaDay(new Date("2026-11-20T17:59:59.999Z"))).toBe("2026-11-20");
    expect(dhakaDay(new Date("2026-11-20T18:00:00.000Z"))).toBe("2026-11-21");
    expect(startOfDhakaDay("2026-11-21").toISOString()).toBe("2026-11-20T18:00:00.000Z");
  });

  it("come in a row, today last, across the end of a month", () => {
    expect(lastDhakaDays(3, new Date("2026-12-01T03:00:00.000Z"))).toEqual([
      "2026-11-29",
      "2026-11-30",
      "2026-12-01",
    ]);
  });
});
