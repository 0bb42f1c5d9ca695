import { useId } from "react";
import * as styles from "./chart.css";
import { visuallyHidden } from "./visually-hidden.css";

export interface BarChartProps {
  title: string;
  /** One sentence that says what the bars say. */
  description: string;
  bars: readonly {
    label: string;
    value: number;
    /** The value as a person reads it; the number itself, if left out. */
    text?: string;
  }[];
  /** Heads of the table that those who listen get instead. */
  columns: { label: string; value: string };
  /** What the whole height stands for; the highest bar, if left out. */
  scale?: { value: number; text: string };
}

/** A few numbers over time, drawn on the server. */
export function BarChart({ title, description, bars, columns, scale }: BarChartProps) {
  const id = useId();
  const highest = scale?.value ?? Math.max(1, ...bars.map(({ value }) => value));
  const highestText = scale?.text ?? bars.find(({ value }) => value === highest)?.text ?? highest;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      <div className={styles.scale} aria-hidden="true">
        <span>{highestText}</span>
      </div>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${bars.length * 10} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={`${id}t ${id}d`}
      >
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>{description}</desc>
        {bars.map(({ label, value, text }, index) => {
          const height = (value / highest) * 100;
          return (
            <rect key={label} x={index * 10 + 1.5} y={100 - height} width="7" height={height}>
              <title>{`${label}: ${text ?? value}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className={styles.scale} aria-hidden="true">
        <span>{bars[0]?.label}</span>
        {bars.length > 1 ? <span>{bars[bars.length - 1]?.label}</span> : null}
      </div>
      <div className={visuallyHidden}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.label}</th>
              <th scope="col">{columns.value}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, value, text }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{text ?? value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

export interface ShareChartProps {
  title: string;
  /** 0 to 1; null where there is nothing to measure yet. */
  share: number | null;
  /** "92 %", or that there is nothing yet. */
  text: string;
  /** What the number counts, e.g. "23 of 25 answered within 2 hours". */
  description: string;
}

/** One share of a whole, as a ring and in words. */
export function ShareChart({ title, share, text, description }: ShareChartProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      <div className={styles.share}>
        <svg
          width={72}
          height={72}
          viewBox="0 0 36 36"
          fill="none"
          strokeWidth="5"
          aria-hidden="true"
        >
          <circle cx="18" cy="18" r="15" stroke="var(--far)" />
          {share ? (
            <circle
              cx="18"
              cy="18"
              r="15"
              stroke="var(--teal)"
              pathLength="100"
              strokeDasharray={`${share * 100} 100`}
              transform="rotate(-90 18 18)"
            />
          ) : null}
        </svg>
        <div>
          <p className={styles.number}>{text}</p>
          <p>{description}</p>
        </div>
      </div>
    </figure>
  );
}
