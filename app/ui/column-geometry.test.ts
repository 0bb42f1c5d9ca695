import { describe, expect, it } from "vitest";
import { columnGeometry } from "./column-geometry";

const parts = [
  { label: "In time", tone: "good" },
  { label: "Late", tone: "bad" },
] as const;
const column = (...values: number[]) => ({ label: "", isMarked: false, values, text: "" });
const draw = (...data: ReturnType<typeof column>[]) => columnGeometry(data, parts, String);

describe("column chart", () => {
  it("has columns that fit the width and do not overlap", () => {
    const { columns } = draw(...Array.from({ length: 30 }, () => column(1, 0)));
    columns.forEach(({ x, width }, index) => {
      expect(width).toBeGreaterThan(1);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(columns[index + 1]?.x ?? 100);
    });
  });

  it("has parts as high as their numbers, all within the chart", () => {
    const { columns, height } = draw(column(6, 2), column(2, 0), column(0, 0));
    const [first, second, third] = columns.map((one) => one.parts);
    expect(first).toMatchObject([
      { part: 0, y: height - height * (6 / 8) },
      { part: 1, y: 0, height: height * (2 / 8) },
    ]);
    expect(second).toEqual([{ part: 0, y: height * (6 / 8), height: height * (2 / 8) }]);
    expect(third).toEqual([]);
  });

  it.each([[[0]], [[1]], [[3]], [[7]], [[999]], [[100_000]]])(
    "has whole numbers on its axis, from zero up to at least the highest column, for %j",
    (values) => {
      const { ticks, columns, height } = draw(column(...values));
      expect(ticks[0]).toEqual({ y: height, text: "0" });
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThan(8);
      for (const { text } of ticks) expect(text).toMatch(/^\d+$/);
      for (const { parts } of columns)
        for (const { y } of parts) expect(y).toBeGreaterThanOrEqual(0);
    },
  );
});
