import { type ReactNode, useId } from "react";
import * as styles from "./column-chart.css";

/** One part of each column, distinguished by label and shape as well as colour. */
export interface Part {
  label: string;
  /** `good` is solid, `other` light with an outline, `bad` an outline. */
  tone: keyof typeof styles.tone;
}

export interface ColumnChartProps {
  title: string;
  /** One sentence that summarises the chart. */
  description: string;
  parts: readonly Part[];
  /** Pixels, without the labels below. */
  height: number;
  columns: readonly {
    /** Percent of the width. */
    x: number;
    width: number;
    /** Null if there is no room. */
    label: string | null;
    text: string;
    /** Pixels from the top; `part` is an index in `parts`. */
    parts: readonly { part: number; y: number; height: number }[];
  }[];
  ticks: readonly { y: number; text: string }[];
  /** Label that opens the table. */
  tableLabel: string;
  /** The same numbers as a `<FigureTable>`. */
  table: ReactNode;
}

/** Space above the highest column, and for the labels below. */
const TOP_SPACE = 10;
const LABEL_SPACE = 26;

/** Numbers over time, drawn on the server, with the same numbers in a table. */
export function ColumnChart(props: ColumnChartProps) {
  const { title, description, parts, height, columns, ticks, tableLabel, table } = props;
  const id = useId();
  const total = TOP_SPACE + height + LABEL_SPACE;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      <p className={styles.quiet}>{description}</p>
      <ul className={styles.legend}>
        {parts.map(({ label, tone }) => (
          <li className={styles.entry} key={label}>
            <svg width={14} height={14} aria-hidden="true">
              <rect className={styles.tone[tone]} x="1" y="1" width="12" height="12" />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <div className={styles.plot}>
        <svg width={44} height={total} aria-hidden="true">
          {ticks.map(({ y, text }) => (
            <text className={styles.text} key={text} x="38" y={TOP_SPACE + y + 5} textAnchor="end">
              {text}
            </text>
          ))}
        </svg>
        <svg width="100%" height={total} role="img" aria-labelledby={`${id}t ${id}d`}>
          <title id={`${id}t`}>{title}</title>
          <desc id={`${id}d`}>{description}</desc>
          {ticks.map(({ y, text }) => (
            <line
              className={styles.line}
              key={text}
              x1="0"
              x2="100%"
              y1={TOP_SPACE + y}
              y2={TOP_SPACE + y}
            />
          ))}
          {columns.map((column) => (
            <g key={column.x}>
              <title>{column.text}</title>
              {column.parts.map(({ part, y, height }) => (
                <rect
                  className={styles.tone[parts[part]?.tone ?? "good"]}
                  key={part}
                  x={`${column.x}%`}
                  y={TOP_SPACE + y}
                  width={`${column.width}%`}
                  height={height}
                />
              ))}
              {column.label ? (
                <text className={styles.text} y={TOP_SPACE + height + 20} {...placeOf(column)}>
                  {column.label}
                </text>
              ) : null}
            </g>
          ))}
        </svg>
      </div>
      <details>
        <summary className={styles.unfold}>{tableLabel}</summary>
        {table}
      </details>
    </figure>
  );
}

/** Centres a label below its column; at the edges it stays inside the chart. */
function placeOf({ x, width }: { x: number; width: number }) {
  const middle = x + width / 2;
  if (middle < 12) return { x: `${x}%`, textAnchor: "start" as const };
  if (middle > 88) return { x: `${x + width}%`, textAnchor: "end" as const };
  return { x: `${middle}%`, textAnchor: "middle" as const };
}
