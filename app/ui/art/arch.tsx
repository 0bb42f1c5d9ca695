type ArchSteps = readonly { state?: "done" | "current" | "upcoming" }[];

/** The bridge over five stations: solid up to the current step, then a dotted flight path. */
export function Arch({ className, steps }: { className: string; steps: ArchSteps }) {
  const t = builtFraction(steps);
  // the first part of the parabola, split at t (de Casteljau)
  const built = `M0 76Q${50 * t} ${76 - 152 * t} ${100 * t} ${76 * (2 * t - 1) ** 2}`;
  return (
    <svg
      className={className}
      viewBox="0 0 100 76"
      preserveAspectRatio="none"
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path
        d="M0 76Q50-76 100 76"
        stroke="var(--near)"
        strokeDasharray="0 10"
        vectorEffect="non-scaling-stroke"
      />
      {t > 0 ? <path d={built} stroke="var(--teal)" vectorEffect="non-scaling-stroke" /> : null}
    </svg>
  );
}

/** The built part of the arch, 0 to 1. */
function builtFraction(steps: ArchSteps): number {
  if (steps.every(({ state }) => state === undefined)) return 1;
  const current = steps.findIndex(({ state }) => state === "current");
  if (current >= 0) return current / 4;
  const doneCount = steps.filter(({ state }) => state === "done").length;
  return Math.max(0, doneCount - 1) / 4;
}
