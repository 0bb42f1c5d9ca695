/** The logo: an arch that turns into a flight path. Decorative; the name is beside it. */
export function Mark({ size = 36 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={Math.round((size * 28) / 36)}
      viewBox="0 0 36 28"
      fill="none"
      aria-hidden="true"
    >
      <path d="M10 17v9M15.5 11.5V26M21 13.5V26M2 26h31" stroke="var(--teal)" strokeWidth="1.75" />
      <path
        d="M2 26C5 15 10 9.5 15.5 9.5c4 0 5.5 3.5 8.5 4"
        stroke="var(--teal)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path
        d="M24 13.5c4 .5 7-4.5 9.5-11"
        stroke="var(--marigold)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
