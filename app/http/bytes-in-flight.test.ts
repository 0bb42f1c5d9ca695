import { expect, it } from "vitest";
import { BytesInFlight } from "./bytes-in-flight";

it("has room for so much of one client and so much in all, and again once it is given back", () => {
  const bytes = new BytesInFlight({ total: 100, perClient: 60 });
  const first = bytes.shareOf("a");
  expect(first.take(40)).toBe(true);
  expect(bytes.shareOf("a").take(21)).toBe(false);
  const second = bytes.shareOf("a");
  expect(second.take(20)).toBe(true);
  const other = bytes.shareOf("b");
  expect(other.take(41)).toBe(false);
  expect(other.take(40)).toBe(true);
  first.giveBack();
  first.giveBack();
  expect(other.take(20)).toBe(true);
  expect(other.take(1)).toBe(false);
  expect(second.take(20)).toBe(true);
  expect(second.take(1)).toBe(false);
});
