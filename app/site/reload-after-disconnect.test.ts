import { expect, it } from "vitest";
import { isDisconnect } from "./reload-after-disconnect";

it.each([
  ["Chromium", new TypeError("Failed to fetch")],
  ["Firefox", new TypeError("NetworkError when attempting to fetch resource.")],
  ["Safari", new TypeError("Load failed")],
  ["a proxy", new Error("Unable to decode turbo-stream response from URL: https://setu.example")],
])("a page loads itself again after a disconnect reported by %s", (_, error) => {
  expect(isDisconnect(error)).toBe(true);
});

it("a page does not load itself again after a bug", () => {
  expect(isDisconnect(new TypeError("undefined is not an object"))).toBe(false);
});
