/** The unfinished bridge, for empty lists and error pages. */
export function SmallBridge() {
  return (
    <svg width={160} height={64} viewBox="0 0 160 64" fill="none" aria-hidden="true">
      <path d="M0 60h160" stroke="var(--near)" strokeWidth="3" />
      <path d="M34 60V42M54 60V26M74 60V20" stroke="var(--teal)" strokeWidth="2" />
      <path d="M8 60c20-2 34-42 78-42" stroke="var(--teal)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M100 20q30 6 50 34"
        stroke="var(--marigold)"
        strokeWidth="4"
        strokeDasharray="0 10"
        strokeLinecap="round"
      />
    </svg>
  );
}
