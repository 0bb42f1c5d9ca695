import { expect, it } from "vitest";
import { rangeErrors, rangeLines, rangesIn } from "./ranges";

const hotel = { key: "hotel-booking", from: "20", to: "90", currency: "USD" };
const escort = { key: "medical-escort", from: "", to: "", currency: "BDT" };

it("stores a line for each range with an amount, and parses it again", () => {
  const stored = rangeLines([hotel, escort]);
  expect(stored).toBe("hotel-booking 20 90 USD");
  expect(rangesIn(stored)).toEqual([hotel]);
  expect(rangesIn("")).toEqual([]);
});

it.each([
  ["", "90", "USD", "from", "amountPair"],
  ["20", "", "USD", "to", "amountPair"],
  ["90", "20", "USD", "to", "amountOrder"],
  ["20", "90", "", "currency", "currencyRequired"],
])("refuses a range from %j to %j %j", (from, to, currency, control, error) => {
  const stored = rangeLines([{ ...hotel, from, to, currency }]);
  expect(rangeErrors("ranges", stored)).toEqual([[`ranges-hotel-booking-${control}`, error]]);
});

it("accepts a complete range, even if both amounts are equal", () => {
  expect(rangeErrors("ranges", "hotel-booking 20 20 USD")).toEqual([]);
});
