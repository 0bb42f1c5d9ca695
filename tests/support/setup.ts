import { afterEach, beforeEach, expect, vi } from "vitest";

// an unexpected error fails the test that caused it
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  const spied = vi.mocked(console.error);
  const calls = spied.mock?.calls ?? [];
  spied.mockRestore?.();
  expect(calls, "console.error was called").toEqual([]);
});
