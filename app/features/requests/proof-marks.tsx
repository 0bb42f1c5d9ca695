import * as styles from "./proof-marks.css";

/** A mark and the gap behind it, and how high it is, in units of the drawing. */
const STEP = 10;
const WIDE = 7;
const HIGH = 20;

/**
 * One mark for each request, those that waited longer open; of too many one bar, as full as the share.
 * The numbers stand beside it in words.
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
