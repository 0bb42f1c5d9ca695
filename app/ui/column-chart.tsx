import { type ReactNode, useId } from "react";
import * as styles from "./column-chart.css";

/** What a column is made of; told by its word and its shape, not by its colour alone. */
export interface Part {
  label: string;
  /** `good` is filled, `other` lightly with an outline, `bad` is an outline. */
  tone: keyof typeof styles.tone;
}

export interface ColumnChartProps {
  title: string;
  /** One sentence that says what the columns say. */
  description: string;
  parts: readonly Part[];
  /** In pixels, without the labels below. */
  height: number;
  columns: readonly {
    /** In percent of the width. */
    x: number;
    width: number;
    /** Below the column; null where there is no room for it. */
    label: string | null;
    text: string;
    /** In pixels from the top; `part` is the place in `parts`. */
    parts: readonly { part: number; y: number; height: number }[];
  }[];
  ticks: readonly { y: number; text: string }[];
  /** What unfolds the table. */
  tableLabel: string;
  /** The same numbers, a `<FigureTable>`. */
  table: ReactNode;
}

/** Room above the highest column, and below the ground for the labels. */
const AIR = 10;
const LABELS = 26;

/** Numbers over time, drawn on the server, with the same numbers in a table. */
export function ColumnChart(props: ColumnChartProps) {
  const { title, description, parts, height, columns, ticks, tableLabel, table } = props;
  const id = useId();
  const total = AIR + height + LABELS;
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
            <text className={styles.text} key={text} x="38" y={AIR + y + 5} textAnchor="end">
              {text}
            </text>
          ))}
        </svg>
        <svg width="100%" height={total} role="img" aria-labelledby={`${id}t ${id}d`}>
          <title id={`${id}t`}>{title}</title>
          <desc id={`${id}d`}>{description}</desc>
          {ticks.map(({ y, text }) => (
            <line className={styles.line} key={text} x1="0" x2="100%" y1={AIR + y} y2={AIR + y} />
          ))}
          {columns.map((column) => (
            <g key={column.x}>
              <title>{column.text}</title>
              {column.parts.map(({ part, y, height }) => (
                <rect
                  className={styles.tone[parts[part]?.tone ?? "good"]}
                  key={part}
                  x={`${column.x}%`}
                  y={AIR + y}
                  width={`${column.width}%`}
                  height={height}
                />
              ))}
              {column.label ? (
                <text className={styles.text} y={AIR + height + 20} {...placeOf(column)}>
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

/** A label stands below the middle of its column, but for one at the edge: it stays in the drawing. */
function placeOf({ x, width }: { x: number; width: number }) {
  const middle = x + width / 2;
  if (middle < 12) return { x: `${x}%`, textAnchor: "start" as const };
  if (middle > 88) return { x: `${x + width}%`, textAnchor: "end" as const };
  return { x: `${middle}%`, textAnchor: "middle" as const };
}
