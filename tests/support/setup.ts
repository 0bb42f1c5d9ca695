import { afterEach, beforeEach, expect, vi } from "vitest";
import { siteErrors } from "./site-errors";

// an unexpected error fails the test that caused it
beforeEach(() => {
  siteErrors.length = 0;
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  const spied = vi.mocked(console.error);
  const calls = spied.mock?.calls ?? [];
  spied.mockRestore?.();
  expect(calls, "console.error was called").toEqual([]);
});

// a test that failed on "expected 500" alone could not be explained afterwards
afterEach(({ task }) => {
  if (task.result?.state !== "fail") return;
  if (siteErrors.length > 0) throw new Error(`The site logged\n${siteErrors.join("")}`);
});
