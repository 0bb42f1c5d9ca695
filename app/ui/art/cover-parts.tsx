import type { ReactNode } from "react";

interface Building {
  walls: string;
  /** Path of the roof and of the door. */
  roof: string;
  /** Centre of the cross. */
  cross: [number, number];
  /** Window rows, and the dash pattern of windows and gaps. */
  windows: [rows: string, dashes: string];
}

/** Four hospitals, up to 138 wide, on the ground at 0. */
export const hospitals: readonly Building[] = [
  {
    walls: "M4 0v-88h62V0zM66 0v-38h44V0z",
    roof: "M4-92h62v8H4zM66-40h44v5H66zM80 0v-12h14V0z",
    cross: [35, -70],
    windows: ["M14-50h42M14-34h42M14-18h42M73-23h26", "10 6"],
  },
  {
    walls: "M-14 0v-46h48v-18h42v18h48V0z",
    roof: "M-14-50h48v5h-48zM76-50h48v5H76zM34-68h42v5H34zM43-22h24v5h-4V0h-3v-17H50V0h-3v-17h-4z",
    cross: [55, -52],
    windows: ["M-6-32h28M88-32h28M-6-16h28M88-16h28", "10 8"],
  },
  {
    walls: "M6 0v-96h40V0zM46 0v-44h22V0zM68 0v-74h42V0z",
    roof: "M6-100h40v7H6zM68-78h42v7H68zM46-46h22v4H46zM82 0v-12h13V0z",
    cross: [26, -80],
    windows: ["M13-60h26M13-44h26M13-28h26M76-56h26M76-40h26M76-24h26", "9 8"],
  },
  {
    walls: "M-4 0v-64Q55-112 114-64V0z",
    roof: "M-10-64Q55-118 120-64l-4 6Q55-108-6-58zM45 0v-20q10-10 20 0V0z",
    cross: [55, -66],
    windows: ["M6-46h32M72-46h32M6-24h32M72-24h32", "12 8"],
  },
];

/** Foregrounds; x 0 is the middle, on the ground. */
export const foregrounds: readonly ReactNode[] = [
  null,
  <path
    key="trees"
    fill="var(--leaf)"
    d="M-12 0q-14-8-9-26 9-24 18 0 5 18-9 26zM10 0Q-1-5 3-18q7-18 14 0 4 13-7 18z"
  />,
  <g key="ambulance">
    <path fill="var(--pale)" stroke="var(--near)" strokeWidth="2" d="M-20-4v-22h26l12 10v12z" />
    <path fill="var(--red)" d="M-20-10h38v4h-38z" />
    <path stroke="var(--deep)" strokeWidth="3" d="M-12-17h10M-7-22v10" />
    <path
      fill="var(--hair)"
      d="M-15-4a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM4-4a5 5 0 1 1 10 0A5 5 0 1 1 4-4z"
    />
  </g>,
  <g key="boat">
    <path fill="var(--teal)" d="M-32-1h64L22 9h-44z" />
    <path fill="var(--marigold)" d="M-14-9H10v8h-24z" />
  </g>,
  <path
    key="palm"
    fill="var(--leaf)"
    d="M-2 0q4-26 0-48-14-3-20 10 7-10 18-9-12 2-13 15 5-11 15-13 2 8-1 15 8-6 5-15 9 3 12 13 1-12-11-14 11-2 18 8-5-13-20-11Q6-24 2 0z"
  />,
];

/** A simple hash of a word, for picking a drawing. */
export function wordHash(word: string): number {
  return [...word].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
}
