import { expect, it } from "vitest";
import { currencies } from "~/features/content/costs/costs";
import {
  formatAsOf,
  formatDate,
  formatDateTime,
  formatDay,
  formatNumber,
  formatTime,
  formatTravelDate,
  localDigits,
} from "./format";
import { formatMoneyRange } from "./format-money";

it.each([
  ["2026-11-20T15:05:00.000Z", "রাত\u00a0৯:০৫"],
  ["2026-11-20T18:00:00.000Z", "রাত\u00a0১২:০০"],
  ["2026-11-20T04:30:00.000Z", "সকাল\u00a0১০:৩০"],
  ["2026-11-20T06:00:00.000Z", "দুপুর\u00a0১২:০০"],
  ["2026-11-20T12:15:00.000Z", "সন্ধ্যা\u00a0৬:১৫"],
])("shows the time of %s in Bengali as %s", (timestamp, text) => {
  expect(formatTime(timestamp, "bn")).toBe(text);
});

it.each([
  ["2026-11-20T15:05:00.000Z", "20\u00a0Nov\u00a02026, 9:05\u00a0pm"],
  ["2026-11-20T22:40:00.000Z", "21\u00a0Nov\u00a02026, 4:40\u00a0am"],
  ["2026-11-20T18:00:00.000Z", "21\u00a0Nov\u00a02026, 12:00\u00a0am"],
  ["2026-11-20T06:30:00.000Z", "20\u00a0Nov\u00a02026, 12:30\u00a0pm"],
])("shows %s in Dhaka's time to English readers as %s", (timestamp, text) => {
  expect(formatDateTime(timestamp, "en")).toBe(text);
});

it.each([
  ["2026-11-20T15:05:00.000Z", "২০\u00a0নভেম্বর\u00a0২০২৬, রাত\u00a0৯:০৫"],
  // 23:59, the last minute of the day
  ["2026-11-21T17:59:00.000Z", "২১\u00a0নভেম্বর\u00a0২০২৬, রাত\u00a0১১:৫৯"],
  // 00:00, 01:30 and 03:59 on the 22nd belong to the night that began on the 21st
  ["2026-11-21T18:00:00.000Z", "২১\u00a0নভেম্বর\u00a0২০২৬, দিবাগত\u00a0রাত\u00a0১২:০০"],
  ["2026-11-21T19:30:00.000Z", "২১\u00a0নভেম্বর\u00a0২০২৬, দিবাগত\u00a0রাত\u00a0১:৩০"],
  ["2026-11-21T21:59:00.000Z", "২১\u00a0নভেম্বর\u00a0২০২৬, দিবাগত\u00a0রাত\u00a0৩:৫৯"],
  ["2026-11-21T22:00:00.000Z", "২২\u00a0নভেম্বর\u00a0২০২৬, ভোর\u00a0৪:০০"],
  // across the end of a month and of a year
  ["2026-11-30T19:30:00.000Z", "৩০\u00a0নভেম্বর\u00a0২০২৬, দিবাগত\u00a0রাত\u00a0১:৩০"],
  ["2026-12-31T20:00:00.000Z", "৩১\u00a0ডিসেম্বর\u00a0২০২৬, দিবাগত\u00a0রাত\u00a0২:০০"],
])("shows %s to Bengali readers as %s", (timestamp, text) => {
  expect(formatDateTime(timestamp, "bn")).toBe(text);
});

it.each([
  ["2026-11-21T22:39:00.000Z", "22\u00a0พ.ย.\u00a02569 เวลา\u00a004:39\u00a0น."],
  ["2026-11-20T15:05:00.000Z", "20\u00a0พ.ย.\u00a02569 เวลา\u00a021:05\u00a0น."],
])("shows %s to Thai readers as %s", (timestamp, text) => {
  expect(formatDateTime(timestamp, "th")).toBe(text);
});

it("writes dates without a comma, and Bengali months in full", () => {
  const at = "2026-11-20T15:05:00.000Z";
  expect(formatDate(at, "en")).toBe("20\u00a0November\u00a02026");
  expect(formatDate(at, "bn")).toBe("২০\u00a0নভেম্বর\u00a0২০২৬");
  expect(formatDate(at, "th")).toBe("20\u00a0พฤศจิกายน\u00a02569");
  expect(formatDay(at, "en")).toBe("20\u00a0Nov");
  expect(formatDay(at, "bn")).toBe("২০\u00a0নভেম্বর");
  expect(formatDay(at, "th")).toBe("20\u00a0พ.ย.");
  expect(formatAsOf("2024-03-17", "bn")).toBe("১৭\u00a0মার্চ\u00a0২০২৪");
  expect(formatAsOf("2024-03", "bn")).toBe("মার্চ\u00a0২০২৪");
  expect(formatAsOf("2024", "bn")).toBe("২০২৪");
});

it("adds the common era year to Thai dates, as on visas", () => {
  const at = "2026-11-20T15:05:00.000Z";
  expect(formatTravelDate(at, "th")).toBe("20\u00a0พฤศจิกายน\u00a02569 (ค.ศ.\u00a02026)");
  expect(formatTravelDate(at, "bn")).toBe("২০\u00a0নভেম্বর\u00a0২০২৬");
  expect(formatTravelDate(at, "en")).toBe("20\u00a0November\u00a02026");
});

it("uses the reader's numerals", () => {
  expect(formatNumber(1234567, "bn")).toBe("১২,৩৪,৫৬৭");
  expect(formatNumber(12, "th")).toBe("12");
  expect(localDigits("24/7", "bn")).toBe("২৪/৭");
  expect(localDigits("24/7", "en")).toBe("24/7");
});

it("formats amounts of money as readers write them", () => {
  const range = { from: 18_000, to: 25_000 };
  expect(formatMoneyRange({ ...range, currency: "USD" }, "bn")).toBe(
    "১৮,০০০–২৫,০০০\u00a0মার্কিন ডলার",
  );
  expect(formatMoneyRange({ ...range, to: 18_000, currency: "BDT" }, "bn")).toBe("১৮,০০০\u00a0টাকা");
  expect(formatMoneyRange({ ...range, currency: "USD" }, "en")).toBe("US$18,000–25,000");
  expect(
    currencies.filter((currency) => /[A-Z]/.test(formatMoneyRange({ ...range, currency }, "bn"))),
  ).toEqual([]);
});
