import { scaleBand, scaleLinear } from "d3-scale";
import { stack } from "d3-shape";
import type { ColumnChartProps, Part } from "./column-chart";

/** Pixels. */
const HEIGHT = 140;

export interface ColumnData {
  label: string;
  /** True if the column's label is shown; there is no room for all labels. */
  isMarked: boolean;
  /** One number per part, bottom to top. */
  values: readonly number[];
  /** Tooltip text with all numbers. */
  text: string;
}

/**
 * Positions of a chart's columns: x in percent, so that one drawing fits every screen; y in pixels.
 * Runs only on the server.
 *
 * @param format formats a whole number
 */
export function columnGeometry(
  data: readonly ColumnData[],
  parts: readonly Part[],
  format: (value: number) => string,
): Pick<ColumnChartProps, "height" | "columns" | "ticks"> {
  const xScale = scaleBand<number>()
    .domain(data.map((_, index) => index))
    .range([0, 100])
    .paddingInner(0.3)
    .paddingOuter(0.15);
  const totals = data.map(({ values }) => values.reduce((total, value) => total + value, 0));
  const yScale = scaleLinear()
    .domain([0, Math.max(1, ...totals)])
    .nice(4)
    .range([HEIGHT, 0]);
  const layers = stack<unknown, ColumnData, number>()
    .keys(parts.keys())
    .value(({ values }, key) => values[key] ?? 0)(data);
  return {
    height: HEIGHT,
    ticks: yScale
      .ticks(4)
      .filter(Number.isInteger)
      .map((value) => ({ y: round(yScale(value)), text: format(value) })),
    columns: data.map(({ label, isMarked, text }, index) => ({
      x: round(xScale(index) ?? 0),
      width: round(xScale.bandwidth()),
      label: isMarked ? label : null,
      text,
      parts: layers.flatMap((layer, part) => {
        const [from, to] = layer[index] ?? [0, 0];
        return to > from
          ? [{ part, y: round(yScale(to)), height: round(yScale(from) - yScale(to)) }]
          : [];
      }),
    })),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
