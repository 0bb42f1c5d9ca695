import { expect, it } from "vitest";
import { standingOf } from "./standing";

const request = {
  receivedAt: "2026-11-20T08:00:00.000Z",
  dueAt: "2026-11-20T10:00:00.000Z",
  repliedAt: null,
  open: true,
};
const at = (time: string) => new Date(`2026-11-20T${time}Z`);

it("a request is due until the deadline, and late after it", () => {
  expect(standingOf(request, at("10:00:00.000"))).toBe("due");
  expect(standingOf(request, at("10:00:00.001"))).toBe("late");
});

it("a request is answered after a reply, in time or late", () => {
  for (const repliedAt of ["2026-11-20T09:00:00.000Z", "2026-11-20T12:00:00.000Z"]) {
    expect(standingOf({ ...request, repliedAt }, at("13:00:00.000"))).toBe("answered");
  }
});

it("a closed request has the standing closed, with or without a reply", () => {
  const closed = { ...request, open: false };
  expect(standingOf(closed, at("09:00:00.000"))).toBe("closed");
  expect(standingOf(closed, at("13:00:00.000"))).toBe("closed");
  const repliedAt = "2026-11-20T09:00:00.000Z";
  expect(standingOf({ ...closed, repliedAt }, at("13:00:00.000"))).toBe("closed");
});
