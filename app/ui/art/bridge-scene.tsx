/** Both ends of the bridge: Dhaka by its river, and a hospital abroad. */
export function BridgeScene({
  variant,
  className,
}: {
  variant: "phone" | "desktop";
  className?: string;
}) {
  return variant === "phone" ? (
    <PhoneScene className={className} />
  ) : (
    <DesktopScene className={className} />
  );
}

function PhoneScene({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 400 180" aria-hidden="true">
      <Waves d="M0 164h400v16H0z" />
      <g transform="translate(-46 164) scale(.62)">
        <Dhaka />
      </g>
      <g transform="translate(296 164) scale(.58)">
        <Abroad />
      </g>
      <g transform="translate(100 163) scale(.6)">
        <People />
      </g>
      <g fill="none" stroke="var(--teal)">
        <path d="M176 164v-20M194 164v-50M212 164v-74" strokeWidth="2" />
        <path d="M98 164h48c50 0 44-88 100-92" strokeWidth="4.5" strokeLinecap="round" />
        <path
          d="M270 76q54 4 65 44"
          strokeWidth="2.5"
          strokeDasharray="0 7"
          strokeLinecap="round"
        />
      </g>
      <g transform="translate(251 72) rotate(4) scale(.62)">
        <Plane />
      </g>
    </svg>
  );
}

function DesktopScene({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1600 560" aria-hidden="true">
      <path
        fill="var(--far)"
        d="M0 470h70v-34h60v34h96v-22h70v76H0zM1086 524V350h54V266h66v84h40V200h74v160h44v-80h66v96h46V290h54v110h70v124z"
        opacity=".7"
      />
      <Waves d="M0 524h1600v36H0z" />
      <g transform="translate(136 524)">
        <Dhaka />
      </g>
      <g transform="translate(1166 524) scale(1.5)">
        <Abroad />
      </g>
      <g transform="translate(404 522)">
        <People />
      </g>
      <g fill="none" stroke="var(--teal)">
        <path
          d="M620 524V515M692 524V506M764 524V489M836 524V458M908 524V396M980 524V271"
          strokeWidth="4"
        />
        <path
          d="M392 524C680 524 840 500 920 380S1000 196 1050 190"
          strokeWidth="8"
          strokeLinecap="round"
        />
        <path
          d="M1116 185q132 14 150 235"
          strokeWidth="4"
          strokeDasharray="0 14"
          strokeLinecap="round"
        />
      </g>
      <g transform="translate(1066 189) rotate(-7) scale(1.25)">
        <Plane />
      </g>
    </svg>
  );
}

function Waves({ d }: { d: string }) {
  return <path d={d} fill="var(--far)" />;
}

/** Houses, a mosque with its minaret, a palm, and a launch on the river; 243 wide, ground at 0. */
function Dhaka() {
  return (
    <g fill="var(--near)">
      <path d="M0 0v-40h26V0zM30 0v-64h20V0zM54 0v-30h28V0z" />
      <path d="M88 0v-42q2-18 19-24v-8h2v8q17 6 19 24V0zM132 0v-78l5-12 5 12V0z" />
      <path
        d="M158 0q4-28-1-50-16-3-20 9M138-58q13-2 19 8 4-14 17-14M157-50q14-6 20 5"
        fill="none"
        stroke="var(--near)"
        strokeWidth="4"
      />
      <path d="M180 0l-6-14h12v-10h12v-9h9v9h18v10h18L235 0z" />
    </g>
  );
}

/** Towers and the hospital with its cross; 180 wide, ground at 0. */
function Abroad() {
  return (
    <>
      <path
        fill="var(--near)"
        d="M0 0v-72h24V0zM28 0v-104h22V0zM84 0v-128l13-10 13 10V0zM114 0v-90h24V0zM142 0v-56h16V0zM162 0v-80h18V0z"
      />
      <path fill="var(--pale)" d="M44 0v-62h46V0z" />
      <path fill="var(--teal)" d="M41-66h52v7H41z" />
      <path fill="var(--deep)" d="M61 0v-16h12V0zM64.5-52h5v7h7v5h-7v7h-5v-7h-7v-5h7z" />
    </>
  );
}

/** A daughter, her father in his wheelchair and a son, setting out; 87 wide, ground at 0. */
export function People() {
  return (
    <>
      <path fill="var(--near)" d="M8 0v-9h9v9z" />
      <path fill="var(--teal)" d="M5-27h15l5 18H0zM33-27h20v17H33zM63-16q0-23 12-23t12 23z" />
      <path fill="var(--marigold)" d="M12-52q8 0 8 9l-2 7q5 2 6 8H1q1-6 6-8l-2-7q0-9 7-9z" />
      <path fill="var(--pale)" d="M33-27q1-8 10-8t10 8z" />
      <path
        fill="var(--hair)"
        d="M37-38q0-7 6-7t6 7q0 6-6 6t-6-6zM69-16h11V0H69zM69-45a6 6 0 1 1 12 0 6 6 0 1 1-12 0zM29-24h3V0h-3zM54-24h3V0h-3z"
      />
    </>
  );
}

/** The plane flies to the right; its nose is at x 34. */
export function Plane() {
  return (
    <path
      fill="var(--marigold)"
      d="M34 0q0-4-7-4H14L0-24h-7l6 20h-14l-7-9h-5l3 13-3 13h5l7-9h14l-6 20h7L14 4h13q7 0 7-4z"
    />
  );
}

/** Dotted flight path. */
export function Trail({ d }: { d: string }) {
  return (
    <path
      fill="none"
      stroke="var(--teal)"
      strokeWidth="3"
      strokeDasharray="0 9"
      strokeLinecap="round"
      d={d}
    />
  );
}
