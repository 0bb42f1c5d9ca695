import { expect, it } from "vitest";
import { isDisconnect } from "./reload-after-disconnect";

it.each([
  ["Chromium", new TypeError("Failed to fetch")],
  ["Firefox", new TypeError("NetworkError when attempting to fetch resource.")],
  ["Safari", new TypeError("Load failed")],
  ["a proxy", new Error("Unable to decode turbo-stream response from URL: https://setu.example")],
])("recognises a disconnect that %s reports", (_, error) => {
  expect(isDisconnect(error)).toBe(true);
});

it("does not take another TypeError for a disconnect", () => {
  expect(isDisconnect(new TypeError("undefined is not an object"))).toBe(false);
});
