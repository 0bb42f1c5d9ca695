import { describe, expect, it } from "vitest";
import { dhakaDay, lastDhakaDays, startOfDhakaDay } from "./calendar";

describe("days in Dhaka", () => {
  it("begin six hours before UTC days", () => {
    expect(dhakaDay(new Date("2026-11-20T17:59:59.999Z"))).toBe("2026-11-20");
    expect(dhakaDay(new Date("2026-11-20T18:00:00.000Z"))).toBe("2026-11-21");
    expect(startOfDhakaDay("2026-11-21").toISOString()).toBe("2026-11-20T18:00:00.000Z");
  });

  it("are consecutive and end with today, also across the end of a month", () => {
    expect(lastDhakaDays(3, new Date("2026-12-01T03:00:00.000Z"))).toEqual([
      "2026-11-29",
      "2026-11-30",
      "2026-12-01",
    ]);
  });
});
