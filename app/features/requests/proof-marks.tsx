import * as styles from "./proof-marks.css";

/** Sizes in SVG units: width of a mark with its gap, width of the mark alone, and its height. */
const STEP = 10;
const WIDE = 7;
const HIGH = 20;

/**
 * Draws one mark for each request, an outline for a late one. Too many become one bar, filled in proportion. It is
 * decorative: the text beside it states the numbers.
 */
export function ProofMarks({ marks, share }: { marks: readonly boolean[] | null; share: number }) {
  if (marks === null) {
    return (
      <svg className={styles.marks} aria-hidden="true">
        <rect className={styles.late} x="0.5" y="0.5" width="100%" height={HIGH - 1} />
        <rect className={styles.inTime} width={`${share * 100}%`} height={HIGH} />
      </svg>
    );
  }
  const places = marks.map((isInTime, index) => ({ isInTime, x: index * STEP }));
  const path = (isInTime: boolean) =>
    places
      .filter((place) => place.isInTime === isInTime)
      .map(({ x }) => `M${x + 1} 1h${WIDE}v${HIGH - 2}h-${WIDE}z`)
      .join("");
  return (
    <svg
      className={styles.marks}
      viewBox={`0 0 ${marks.length * STEP} ${HIGH}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.inTime} d={path(true)} />
      <path className={styles.late} d={path(false)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
