/** A drawing of a person, used instead of a photo; `variant` picks one of three. Decorative. */
export function Portrait({ variant = 0, size = 96 }: { variant?: number; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 96 96" aria-hidden="true">
      <circle cx="48" cy="48" r="48" fill="var(--far)" />
      <path d="M14 82q4-26 34-26t34 26A48 48 0 0 1 14 82z" fill="var(--teal)" />
      {figures[Math.abs(variant) % figures.length]}
    </svg>
  );
}

const face = <circle cx="48" cy="40" r="16" fill="var(--pale)" />;

const figures = [
  <g key="short">
    {face}
    <path d="M31 38q-1-18 17-18t17 18q-6-2-8-8-10 6-20 2-4 2-6 6z" fill="var(--hair)" />
  </g>,
  <g key="scarf">
    <path d="M48 18q-22 0-22 24 0 14 6 20h32q6-6 6-20 0-24-22-24z" fill="var(--hair)" />
    <ellipse cx="48" cy="41" rx="13" ry="15" fill="var(--pale)" />
  </g>,
  <g key="long">
    <path d="M30 62q-4-42 18-42t18 42z" fill="var(--hair)" />
    <ellipse cx="48" cy="41" rx="13" ry="15" fill="var(--pale)" />
    <path d="M34 36q4-12 14-12t14 12q-8 0-14-6-6 6-14 6z" fill="var(--hair)" />
  </g>,
];
