import { describe, expect, it } from "vitest";
import { clockOf } from "./promise";

const HOUR = 60 * 60 * 1000;
const received = {
  receivedAt: "2026-11-20T08:00:00.000Z",
  dueAt: "2026-11-20T10:00:00.000Z",
  repliedAt: null,
  open: true,
};
const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`);

describe("clock of one request", () => {
  it("runs for exactly two hours", () => {
    expect(clockOf(received, at("08:30"))).toEqual({ state: "due", ms: 1.5 * HOUR });
    expect(clockOf(received, at("10:00"))).toEqual({ state: "due", ms: 0 });
    expect(clockOf(received, at("13:00"))).toEqual({ state: "overdue", ms: 3 * HOUR });
  });

  it("stops at the reply, in time or late, and stays stopped", () => {
    const replied = (repliedAt: string) => ({ ...received, repliedAt, open: false });
    expect(clockOf(replied("2026-11-20T10:00:00.000Z"), at("23:00"))).toEqual({
      state: "in-time",
      ms: 2 * HOUR,
    });
    expect(clockOf(replied("2026-11-20T10:00:00.001Z"), at("23:00")).state).toBe("late");
  });

  it("is closed if the request was closed without a reply", () => {
    expect(clockOf({ ...received, open: false }, at("23:00")).state).toBe("closed");
  });
});
