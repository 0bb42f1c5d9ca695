import { expect, it } from "vitest";
import { formatDateTime, formatNumber, formatTime, localDigits } from "./format";

it.each([
  ["2026-11-20T15:05:00.000Z", "রাত ৯:০৫"],
  ["2026-11-20T18:00:00.000Z", "রাত ১২:০০"],
  ["2026-11-20T04:30:00.000Z", "সকাল ১০:৩০"],
  ["2026-11-20T06:00:00.000Z", "দুপুর ১২:০০"],
  ["2026-11-20T12:15:00.000Z", "সন্ধ্যা ৬:১৫"],
])("says %s as %s", (timestamp, said) => {
  expect(formatTime(timestamp, "bn")).toBe(said);
});

it("shows Dhaka's time in each language's way", () => {
  const at = "2026-11-20T15:05:00.000Z";
  expect(formatDateTime(at, "en")).toBe("20 Nov 2026, 21:05");
  expect(formatDateTime(at, "bn")).toMatch(/^২০ নভে.*২০২৬, রাত ৯:০৫$/);
  expect(formatDateTime(at, "th")).toContain("21:05");
});

it("uses the reader's numerals", () => {
  expect(formatNumber(1234567, "bn")).toBe("১২,৩৪,৫৬৭");
  expect(formatNumber(12, "th")).toBe("12");
  expect(localDigits("24/7", "bn")).toBe("২৪/৭");
  expect(localDigits("24/7", "en")).toBe("24/7");
});
