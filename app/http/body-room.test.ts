import { expect, it } from "vitest";
import { BytesInFlight } from "./body-room";

it("limits the bytes of one sender and of all, and reuses returned bytes", () => {
  const bytes = new BytesInFlight({ total: 100, ofNetworks: [60], smallShare: 0 });
  const first = bytes.shareOf(["a"]);
  expect(first.take(40)).toBe(true);
  expect(bytes.shareOf(["a"]).take(21)).toBe(false);
  const second = bytes.shareOf(["a"]);
  expect(second.take(20)).toBe(true);
  const other = bytes.shareOf(["b"]);
  expect(other.take(41)).toBe(false);
  expect(other.take(40)).toBe(true);
  first.giveBack();
  first.giveBack();
  expect(other.take(20)).toBe(true);
  expect(other.take(1)).toBe(false);
  expect(second.take(20)).toBe(true);
  expect(second.take(1)).toBe(false);
});

it("limits a sender's network, and also the larger networks around it", () => {
  const bytes = new BytesInFlight({ total: 100, ofNetworks: [30, 40, 50], smallShare: 0 });
  expect(bytes.shareOf(["home 1", "street 1", "town 1"]).take(30)).toBe(true);
  expect(bytes.shareOf(["home 2", "street 1", "town 1"]).take(11)).toBe(false);
  expect(bytes.shareOf(["home 2", "street 1", "town 1"]).take(10)).toBe(true);
  expect(bytes.shareOf(["home 3", "street 2", "town 1"]).take(11)).toBe(false);
  expect(bytes.shareOf(["home 4", "street 3", "town 2"]).take(30)).toBe(true);
});

it("reserves a part for small bodies, per sender and overall", () => {
  const KIB = 1024;
  const bytes = new BytesInFlight({ total: 100 * KIB, ofNetworks: [80 * KIB], smallShare: 1 / 4 });
  const large = bytes.shareOf(["a"]);
  expect(large.take(60 * KIB)).toBe(true);
  expect(large.take(1)).toBe(false);
  expect(bytes.shareOf(["a"]).take(16 * KIB)).toBe(true);
  expect(bytes.shareOf(["a"]).take(5 * KIB)).toBe(false);
  // a body over the small size loses its exemption
  const growing = bytes.shareOf(["b"]);
  expect(growing.take(16 * KIB)).toBe(true);
  expect(growing.take(1)).toBe(false);
  expect(bytes.shareOf(["c"]).take(8 * KIB)).toBe(true);
});
