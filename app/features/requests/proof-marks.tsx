import * as styles from "./proof-marks.css";

/** Sizes in SVG units: width of a mark with its gap, width of the mark alone, and its height. */
const STEP = 10;
const MARK_WIDTH = 7;
const HEIGHT = 20;

/**
 * One mark for each request, an outline for a late one; if `marks` is null, one bar, filled in proportion.
 * Decorative: the text beside it states the numbers.
 */
export function ProofMarks({ marks, share }: { marks: readonly boolean[] | null; share: number }) {
  if (marks === null) {
    return (
      <svg className={styles.marks} aria-hidden="true">
        <rect className={styles.late} x="0.5" y="0.5" width="100%" height={HEIGHT - 1} />
        <rect className={styles.inTime} width={`${share * 100}%`} height={HEIGHT} />
      </svg>
    );
  }
  const positions = marks.map((isInTime, index) => ({ isInTime, x: index * STEP }));
  const path = (isInTime: boolean) =>
    positions
      .filter((position) => position.isInTime === isInTime)
      .map(({ x }) => `M${x + 1} 1h${MARK_WIDTH}v${HEIGHT - 2}h-${MARK_WIDTH}z`)
      .join("");
  return (
    <svg
      className={styles.marks}
      viewBox={`0 0 ${marks.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.inTime} d={path(true)} />
      <path className={styles.late} d={path(false)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
