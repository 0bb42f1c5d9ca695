import { expect, test } from "vitest";
import { clientAddress, networksOf, rateLimitAddress } from "./client-address";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["nonsense", "unknown"],
])("%s counts as %s", (address, counted) => {
  expect(rateLimitAddress(address)).toBe(counted);
});

test("the trusted header comes first, with its last entry", () => {
  expect(clientAddress("10.0.0.1", "203.0.113.7")).toBe("203.0.113.7");
  expect(clientAddress("10.0.0.1", "192.0.2.1, 203.0.113.7")).toBe("203.0.113.7");
  expect(clientAddress("10.0.0.1", undefined)).toBe("10.0.0.1");
  expect(clientAddress("10.0.0.1", " ")).toBe("10.0.0.1");
  expect(clientAddress(undefined, undefined)).toBe("local");
});

test("lists the networks around an address", () => {
  expect(networksOf("203.0.113.7")).toEqual(["203.0.113.7"]);
  expect(networksOf("unknown")).toEqual(["unknown"]);
  const home = rateLimitAddress("2001:db8:1:a2b3::4");
  expect(networksOf(home)).toEqual([
    "2001:db8:1:a2b3::/64",
    "2001:db8:1:a2::/56",
    "2001:db8:1::/48",
  ]);
  const [, street, town] = networksOf(rateLimitAddress("2001:db8:1:a2ff::"));
  expect(networksOf(home).slice(1)).toEqual([street, town]);
  expect(networksOf(rateLimitAddress("2001:db8:1:2::"))[1]).toBe("2001:db8:1:0::/56");
});
