import { afterEach, beforeEach, expect, vi } from "vitest";
import { siteErrors } from "./site-errors";

/**
 * Vitest's mapping of stacks to sources now and then overflows V8's stack. Such a stack stays
 * unmapped, so that the tested code does not see another error than its own.
 */
const mapped = Error.prepareStackTrace;
if (mapped && !Reflect.has(mapped, "isGuarded")) {
  const guarded = (error: Error, frames: NodeJS.CallSite[]): unknown => {
    try {
      return mapped(error, frames);
    } catch {
      return [String(error), ...frames].join("\n    at ");
    }
  };
  Error.prepareStackTrace = Object.assign(guarded, { isGuarded: true });
}

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
