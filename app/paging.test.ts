import { describe, expect, it } from "vitest";
import { readPage, windowOf } from "./paging";

describe("readPage", () => {
  it.each([
    ["1", 1],
    ["27", 27],
    ["9999999", 9_999_999],
    [null, 1],
    ["", 1],
    ["0", 1],
    ["-1", 1],
    ["1.5", 1],
    ["1e3", 1],
    ["99999999999999999999", 1],
    ["\u0000", 1],
    ["২", 1],
  ])("reads %j as %d", (value, page) => {
    expect(readPage(value)).toBe(page);
  });
});

describe("windowOf", () => {
  const rows = Array.from({ length: 29 }, (_, index) => index);

  it("covers every row once, page by page, from either end", () => {
    const seen = [1, 2, 3].flatMap((page) => {
      const { offset, limit, fromEnd } = windowOf(rows.length, page);
      const list = fromEnd ? [...rows].reverse() : rows;
      const part = list.slice(offset, offset + limit);
      return fromEnd ? part.reverse() : part;
    });
    expect(seen).toEqual(rows);
  });

  it("has a small offset at either end of a long list", () => {
    expect(windowOf(100_000, 1)).toMatchObject({ offset: 0, fromEnd: false });
    expect(windowOf(100_000, 8334)).toMatchObject({ offset: 0, limit: 4, fromEnd: true });
  });

  it("returns the last page instead of a later one, and one empty page for an empty list", () => {
    expect(windowOf(13, 9_999_999)).toMatchObject({ page: 2, pages: 2, limit: 1 });
    expect(windowOf(0, 3)).toMatchObject({ page: 1, pages: 1, offset: 0, limit: 0 });
  });
});
